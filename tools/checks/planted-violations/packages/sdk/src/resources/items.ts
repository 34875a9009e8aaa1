export const items = 1;
