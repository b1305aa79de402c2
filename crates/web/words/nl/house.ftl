# house
