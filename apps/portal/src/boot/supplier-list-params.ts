/** Parameters of the supplier switcher's list: all suppliers of the user. Source: specification, section 9. */
export const supplierListParams = { limit: 5000, sortBy: 'name', sortDirection: 'ASC' } as const;
