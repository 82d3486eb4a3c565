"""Grades many submissions: finds them, spreads them over processes or computers, and keeps what came out.

finding     a folder or archive, as people or a learning platform pack it -> one place for each submission
roster      who is in the class, and which place is whose
job         the plain data that goes to a worker and comes back
worker      a warm process that grades one job after another
local, cluster   where the workers are: this computer, or a dask cluster
run         from places to rows in the gradebook, at any moment ready to be killed
"""
