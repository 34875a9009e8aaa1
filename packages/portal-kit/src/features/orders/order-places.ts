import type { orderDetailsMessages } from './details/order-details.messages';

/**
 * What a user calls the place that a server's `fieldPath` names; the path itself where nobody has a word for it.
 * `lineNumberAt` knows the number of the line at an index of what was sent.
 */
export function orderPlace(
  fieldPath: string,
  texts: ReturnType<typeof orderDetailsMessages>,
  lineNumberAt: (index: number) => number | undefined,
): string {
  const [, index, field = ''] = /^lineItems\[(\d+)\]\.?(.*)$/.exec(fieldPath) ?? [];
  if (index !== undefined) {
    const line = lineNumberAt(Number(index)) ?? Number(index) + 1;
    return texts.lineField(line, texts.lineFields[field] ?? field);
  }
  const [name = '', part] = fieldPath.replace(/^details\./, '').split('.');
  const named = texts.fields[name] ?? (texts as unknown as Readonly<Record<string, unknown>>)[name];
  const party = Object.hasOwn(texts.parties, name)
    ? texts.parties[name as keyof typeof texts.parties]
    : named;
  if (typeof party !== 'string') return fieldPath;
  return part ? `${party} (${part})` : party;
}
