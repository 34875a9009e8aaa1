export const sdk = 1;
