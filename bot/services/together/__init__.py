"""What people play together: one deal on several boards, or several people on one."""
