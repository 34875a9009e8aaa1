/**
 * Whether a value has the structure of the sample. A draft of an older release may have other fields. The first entry of
 * a list is the sample of all entries.
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
