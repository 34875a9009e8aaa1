import { type AnyRecord, type RecordKind, type RecordText, recordKinds, text } from './record-kinds';

export interface FoundRecord extends RecordText {
  kind: RecordKind;
  id: string;
}

/** The record of a response; `undefined` for a missing record. */
export function foundRecord(
  kind: RecordKind,
  value: unknown,
  poNumber: (text: string) => string,
): FoundRecord | undefined {
  const record = value as AnyRecord | null | undefined;
  const { idField, textOf } = recordKinds[kind];
  const id = text(record?.[idField]);
  return record && id ? { kind, id, ...textOf(record, poNumber) } : undefined;
}

/** The record in the data of a details query, which also contains the version of the record. */
export const detailsRecord = (kind: RecordKind, data: unknown): unknown => {
  const details = data as AnyRecord | null | undefined;
  return details?.[kind] ?? details?.order;
};
