/** The calls that read and replace one record. */
export interface StatusChange<Row, Body> {
  /** Reads the stored record. */
  read: () => Promise<{ data?: unknown; etag: string | null }>;
  /** The bounds of the request body in the contract. The request contains these fields of the stored record. */
  bounds: { readonly [Field in keyof Required<Body>]: object };
  /** The changed fields. */
  change: Partial<Body> & Partial<Row>;
  /** Replaces the record. */
  write: (body: Body, ifMatch: string | undefined) => Promise<{ data?: unknown }>;
}

/** The stored record after a change of its status; `null` if the response has no body. */
export interface ChangedRecord<Row> {
  record: Row | null;
}

/**
 * Changes the status of a record. Reads the record first, because an update replaces all fields. Resolves with `null` if
 * the record already has the status.
 *
 * @throws PortalError of either request; 412 if the record changes between the read and the write.
 */
export async function changeStatus<Row extends { version?: number }, Body>(
  props: StatusChange<Row, Body>,
): Promise<ChangedRecord<Row> | null> {
  const { read, bounds, change, write } = props;
  const { data, etag } = await read();
  const stored = data as Row;
  const changes = Object.entries(change) as [keyof Row, unknown][];
  if (changes.every(([field, value]) => stored[field] === value)) return null;
  const kept = Object.entries(stored).filter(([field]) => field in bounds);
  const body = { ...Object.fromEntries(kept), ...change } as Body;
  const { version } = stored;
  const { data: saved } = await write(body, etag ?? (version === undefined ? undefined : `"${version}"`));
  return { record: (saved as Row | undefined) ?? null };
}
