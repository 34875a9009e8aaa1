import type { ContractOperation } from '@portal-kit/contract/contract';
import type { DereferencedOperation } from '@portal-kit/contract/dereferenced-document';
import {
  invalidParameterRequests,
  type KnownValues,
  validRequests,
} from '@portal-kit/contract/requests/generate-requests';
import fc from 'fast-check';
import { findValueSource, type KnownRecords, LISTS } from '../known-records.ts';
import type { Expectation, Verification } from '../verification.ts';
import { type CredentialKind, getCredentialKind } from '../verification-request.ts';

export interface ReadSettings {
  /** Generated requests of each kind for each operation. */
  readonly samples: number;
  readonly seed: number;
  /** A supplier that the user must not read. */
  readonly forbiddenSupplier?: string;
}

const UNKNOWN_ID = 'verify-unknown';
const UNKNOWN_WAREHOUSE = 'VERIFY-UNKNOWN';

/** Sends the read requests of one operation. */
export async function checkReads(
  verification: Verification,
  operation: ContractOperation,
  plain: DereferencedOperation,
  records: KnownRecords,
  settings: ReadSettings,
): Promise<void> {
  const ids = pathValues(operation, plain, records);
  if (typeof ids === 'string') {
    verification.skipOperation(operation, ids);
    return;
  }
  const send = (
    title: string,
    path: string,
    expected: Expectation,
    credential: CredentialKind = getCredentialKind(operation),
  ) => verification.check({ operation, title, path, expected, credential });
  const path = fillPath(operation, ids);

  if (!LISTS.some((id) => id === operation.operationId))
    await checkRecord(send, operation, path, ids, records);
  if (verification.isMissing(operation)) return;
  for (const query of buildQueries(plain)) await send(`responds to ?${query}`, `${path}?${query}`, [200]);

  const known = knownValues(ids, records);
  const draw = (requests: fc.Arbitrary<{ readonly path: string }>, count: number) =>
    fc.sample(requests, { numRuns: count, seed: settings.seed });
  const samples = plain.parameters.length > 0 ? settings.samples : 0;
  for (const request of draw(validRequests(operation, plain, known), samples))
    await send('responds to a generated request', request.path, 'documented');
  const invalid = invalidParameterRequests(operation, plain, known);
  const perParameter = Math.ceil(settings.samples / Math.max(invalid.length, 1));
  for (const request of invalid.flatMap((requests) => draw(requests, perParameter)))
    await send('rejects an invalid parameter', request.path, [400, 404]);
  if (invalid.length === 0) verification.skip(operation, 400, 'The operation has no parameters.');

  if (operation.securitySchemes.length > 0) {
    await send('rejects a request without a token', path, [401], 'none');
    await send('rejects an invalid token', path, [401], 'invalid');
  }
  await checkUnknown(verification, send, operation, ids, settings);
}

type Send = (title: string, path: string, expected: Expectation) => Promise<unknown>;

/**
 * Sends the valid request for a record. Some downloads exist only in certain statuses of the record, which can change
 * between the list and the download.
 */
async function checkRecord(
  send: Send,
  operation: ContractOperation,
  path: string,
  ids: Readonly<Record<string, string>>,
  records: KnownRecords,
): Promise<void> {
  const pathWith = (name: string, value: unknown) => fillPath(operation, { ...ids, [name]: String(value) });
  if (operation.operationId === 'getBillOfLading') {
    const find = (statuses: readonly string[]) =>
      records.rows('listOutboundOrders').find(({ status }) => statuses.includes(String(status)))?.orderId;
    const [shipped, open] = [find(['PICKING', 'SHIPPED']), find(['OPEN', 'FAILED'])];
    if (shipped !== undefined)
      await send('returns the document of a shipped order', pathWith('orderId', shipped), [200]);
    if (open !== undefined)
      await send('refuses the document while the order is open', pathWith('orderId', open), [409, 200]);
    return;
  }
  if (operation.operationId === 'getImportReport') {
    const find = (isWanted: (row: Readonly<Record<string, unknown>>) => boolean) =>
      records.rows('listImports').find(isWanted)?.fileId;
    const ready = find(({ reportAvailable }) => reportAvailable === true);
    const processing = find(({ status }) => status === 'PENDING' || status === 'PROCESSING');
    if (ready !== undefined)
      await send('returns the report of a finished upload', pathWith('fileId', ready), [200]);
    if (processing !== undefined)
      await send(
        'refuses the report while the upload is running',
        pathWith('fileId', processing),
        [409, 200],
      );
    return;
  }
  await send('responds to a valid request', path, [200]);
}

async function checkUnknown(
  verification: Verification,
  send: Send,
  operation: ContractOperation,
  ids: Readonly<Record<string, string>>,
  { forbiddenSupplier }: ReadSettings,
): Promise<void> {
  const [last] = Object.keys(ids).slice(-1);
  if (last !== undefined && operation.documentedStatuses.includes('404') && last !== 'countryCode') {
    const unknown = operation.path.includes('/warehouses/') ? UNKNOWN_WAREHOUSE : UNKNOWN_ID;
    const expected: Expectation = last === 'supplierId' ? [404, 403] : [404];
    await send(`rejects an unknown ${last}`, fillPath(operation, { ...ids, [last]: unknown }), expected);
  }
  if (!('supplierId' in ids)) verification.skip(operation, 403, 'The operation applies to no supplier.');
  else if (forbiddenSupplier === undefined)
    verification.skip(operation, 403, 'Requires --forbidden-supplier.');
  else
    await send(
      'rejects a supplier of other users',
      fillPath(operation, { ...ids, supplierId: forbiddenSupplier }),
      [403, 404],
    );
}

/** Returns the values of the path parameters, or the reason why a value is unknown. */
function pathValues(
  operation: ContractOperation,
  { parameters }: DereferencedOperation,
  records: KnownRecords,
): Record<string, string> | string {
  const values: Record<string, string> = {};
  for (const name of [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found)) {
    const choices = parameters.find((parameter) => parameter.name === name)?.schema.enum;
    const source = findValueSource(operation, name);
    const value =
      name === 'supplierId' ? records.supplierId : source ? records.ids(...source)[0] : choices?.[0];
    if (value === undefined)
      return source ? `${source[0]} returned no ${source[1]}.` : `The value of ${name} is unknown.`;
    values[name] = String(value);
  }
  return values;
}

const fillPath = ({ path }: ContractOperation, values: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** Builds queries with the paging, sort and search parameters that the operation has. */
function buildQueries({ parameters }: DereferencedOperation): string[] {
  const query = (fields: Readonly<Record<string, unknown>>) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  const named = (name: string) =>
    parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);
  return [
    ...(named('limit') ? [query({ limit: 1 })] : []),
    ...(named('offset') ? [query({ limit: 2, offset: 1 })] : []),
    ...(named('sortBy')?.schema.enum ?? []).flatMap((sortBy) => [
      query({ sortBy, sortDirection: 'DESC', limit: 3 }),
    ]),
    ...(named('searchString') ? [query({ searchString: 'no such text' })] : []),
  ];
}

function knownValues(ids: Readonly<Record<string, string>>, records: KnownRecords): KnownValues {
  const warehouseId = records.ids('listWarehouses', 'warehouseId');
  return {
    ...(warehouseId.length > 0 ? { warehouseId } : {}),
    ...Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, [value]])),
  };
}
