export const columns = [];
