import type { orderDetailsMessages } from './details/order-details.messages';

/**
 * Returns the label of the field that a server's `fieldPath` identifies. Returns the path for an unknown field.
 * `lineNumberAt` returns the line number at an index of the sent lines.
 */
export function orderFieldLabel(
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
