import { isRecord } from '../client/response';

/** The parts of a field's bounds that describe nested objects. */
interface FieldBounds {
  readonly fields?: RequestFields;
  readonly items?: FieldBounds;
}

/** Bounds of the fields of a request body by name. */
export type RequestFields = { readonly [field: string]: FieldBounds | object };

function toRequestField({ fields, items }: FieldBounds, value: unknown): unknown {
  if (fields && isRecord(value)) return toRequestBody(fields, value);
  return items && Array.isArray(value) ? value.map((entry) => toRequestField(items, entry)) : value;
}

/** Returns the fields of a record that its request body may contain, without the fields that the server sets. */
export function toRequestBody(fields: RequestFields, record: object): object {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined)
      .map(([name, value]) => [name, toRequestField(fields[name] as FieldBounds, value)]),
  );
}
