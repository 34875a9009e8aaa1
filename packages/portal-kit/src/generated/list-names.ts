// Generated from the feature descriptions by `npm run generate`. Do not edit.
/** Name of a list in the event `list.changed`. */
export type ListName = 'customers' | 'items' | 'inbound-orders' | 'outbound-orders' | 'suppliers' | 'uploads' | 'users' | 'warehouses';
