/** Lists that a scenario can empty. */
export const EMPTY_LISTS = ['items', 'customers', 'inboundOrders', 'outboundOrders', 'uploads'] as const;

export type EmptyList = (typeof EMPTY_LISTS)[number];
