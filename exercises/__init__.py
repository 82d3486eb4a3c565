"""习题、数据集与求解器。 The exercises, with the data sets and the solver that they may use."""
