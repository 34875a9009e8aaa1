/**
 * Returns whether a value has the sample's structure. An older release's draft may have other fields. A list's first
 * entry is the sample of all its entries.
 */
export function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) {
    const [entry = ''] = sample;
    return Array.isArray(value) && value.every((one) => isLike(entry, one));
  }
  if (typeof sample !== 'object' || sample === null) return typeof sample === typeof value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(sample);
  return (
    fields.length === Object.keys(value).length &&
    fields.every(
      ([name, one]) => Object.hasOwn(value, name) && isLike(one, (value as Record<string, unknown>)[name]),
    )
  );
}
