"""What answers presses: a file a subject, and in it a class whose `answers` names its verbs."""
