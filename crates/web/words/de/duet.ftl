# duet
