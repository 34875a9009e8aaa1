/** All suppliers of the user, for the supplier switcher. Source: specification, section 9. */
export const supplierListParams = { limit: 5000, sortBy: 'name', sortDirection: 'ASC' } as const;
