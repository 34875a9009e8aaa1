export const itemType = 1;
