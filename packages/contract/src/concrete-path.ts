const EXAMPLES: Readonly<Record<string, string>> = {
  supplierId: 'SUP-1001',
  itemId: 'ITM-1001',
  orderId: 'OB-2611-000001',
  fileId: 'FIL-2611-0031',
  countryCode: 'USA',
  sessionId: 'WS-1001',
};

/** Fills an operation's path parameters, for tests that iterate over the whole contract. */
export function concretePath(template: string): string {
  const own = template.startsWith('/api/v1/suppliers/{id}')
    ? 'SUP-1001'
    : template.includes('/warehouses/')
      ? 'WH-NJ-01'
      : 'CUS-10021';
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? own);
}
