import type { CallOptions } from '../client/call';
import type { Operation } from '../client/operation';
import { PortalError } from '../client/portal-error';
import type { ChangeOptions } from './method-options';
import { type RequestFields, toRequestBody } from './request-body';

/**
 * A new request body, or a function that returns the new body. The function receives the request body of the stored record.
 * If the function throws, `update` rejects with its error.
 */
export type Change<Body> = Body | ((current: Body) => Body | Promise<Body>);

interface ReadRecord<Row> {
  readonly record: Row;
  readonly etag: string | null;
}

interface ChangeRequest<Row, Body> {
  readonly change: Change<Body>;
  readonly options: ChangeOptions;
  /** Fields of the request body. */
  readonly fields: RequestFields;
  readonly read: (options: CallOptions) => Promise<ReadRecord<Row>>;
  readonly send: (body: Body, options: CallOptions) => Promise<Row | null>;
}

/** Returns the `If-Match` header for a version or an `ETag`. */
const toEtag = (version: ChangeOptions['ifMatch']) =>
  typeof version === 'number' ? `"${version}"` : version;

/** Converts `ifMatch` to an `ETag`. */
export const toCallOptions = ({ ifMatch, ...options }: ChangeOptions): CallOptions => ({
  ...options,
  ifMatch: toEtag(ifMatch),
});

/** Sends a change and returns the stored record. Reads the record again if the response does not contain it. */
export async function changeRecord<Row extends object, Body>({
  change,
  options,
  fields,
  read,
  send,
}: ChangeRequest<Row, Body>): Promise<Row> {
  const { ifMatch, ...call } = toCallOptions(options);
  let body = change as Body;
  let version = ifMatch;
  if (typeof change === 'function') {
    const { record, etag } = await read(call);
    const current = toRequestBody(fields, record) as Body;
    body = await (change as (current: Body) => Body | Promise<Body>)(current);
    version ??= etag;
  }
  return (await send(body, { ...call, ifMatch: version })) ?? (await read(call)).record;
}

/** Returns the created record. Throws `NO_RECORD` if the response has none. */
export function requireRecord<Row>(record: Row | null, operationId: Operation['id']): Row {
  if (record !== null) return record;
  throw new PortalError({
    kind: 'parse',
    status: 204,
    code: 'NO_RECORD',
    operationId,
    message: `@portal-kit/sdk: ${operationId} created the record, but the response does not contain it. Find it in the list.`,
  });
}
