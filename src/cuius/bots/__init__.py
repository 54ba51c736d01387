"""Players of the machine: functions from a view and a question to an answer."""
