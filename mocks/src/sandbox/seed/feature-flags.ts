type FlagRow = readonly [id: string, isEnabled: boolean, description: string];

// biome-ignore format: a table, one flag a line
const rows: readonly FlagRow[] = [
  ['user-roles', true, 'Users & Roles page'],
  ['user-roles-creation', true, 'Create New User'],
  ['user-roles-status', true, 'Status column and field of users'],
  ['user-roles-edit', true, 'Edit users'],
  ['item-bulk-upload', true, 'Item master file upload and Bulk Upload Results'],
  ['customers-bulk-upload', true, 'Customer upload'],
  ['inbound-orders-bulk-upload', false, 'Inbound order upload'],
  ['outbound-orders-bulk-upload', false, 'Outbound order upload'],
  ['customer-order-creation', false, 'New customer inside the outbound order form'],
  ['inbound-order-edit', true, 'Edit and resubmit inbound orders'],
  ['outbound-order-edit', true, 'Edit and resubmit outbound orders'],
];

/** Key-value list of Azure App Configuration; `value` is a JSON string. */
export const featureFlagItems = rows.map(([id, enabled, description]) => ({
  key: `.appconfig.featureflag/${id}`,
  label: 'web-app',
  content_type: 'application/vnd.microsoft.appconfig.ff+json;charset=utf-8',
  value: JSON.stringify({ id, description, enabled, conditions: { client_filters: [] } }),
}));
