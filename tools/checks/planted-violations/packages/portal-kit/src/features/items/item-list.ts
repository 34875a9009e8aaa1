export const itemList = 1;
