"""13 to 15 War on land."""
