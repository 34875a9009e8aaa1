/** Called a machine, and is none. */
export const settings = { id: 'settings' };
