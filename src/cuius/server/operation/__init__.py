"""What whoever keeps a server looks at and works with: logs, metrics, health, backups, a clean end."""
