/** Planted: not a machine. */
export const settings = { id: 'settings' };
