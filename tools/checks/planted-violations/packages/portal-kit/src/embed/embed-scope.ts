export const embedScope = 1;
