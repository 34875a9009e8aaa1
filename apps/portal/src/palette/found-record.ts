import { type AnyRecord, type RecordKind, type RecordText, recordKinds, text } from './record-kinds';

export interface FoundRecord extends RecordText {
  kind: RecordKind;
  id: string;
}

/** Reads a record from a response. Returns `undefined` for a missing record. */
export function foundRecord(
  kind: RecordKind,
  value: unknown,
  poNumber: (text: string) => string,
): FoundRecord | undefined {
  const record = value as AnyRecord | null | undefined;
  const { idField, getRecordText } = recordKinds[kind];
  const id = text(record?.[idField]);
  return record && id ? { kind, id, ...getRecordText(record, poNumber) } : undefined;
}

/** Returns the record in a details query's data, which also contains the record's version. */
export const detailsRecord = (kind: RecordKind, data: unknown): unknown => {
  const details = data as AnyRecord | null | undefined;
  return details?.[kind] ?? details?.order;
};
