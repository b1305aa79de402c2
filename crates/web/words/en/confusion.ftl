# confusion
