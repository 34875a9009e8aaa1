/** `{supplierId}_{kind}_{yyyyMMdd-HHmm}.xlsx` (domain §6.6), UTC. */
export function exportFileName(supplierId: string, kind: string, at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  return `${supplierId}_${kind}_${date.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}.xlsx`;
}
