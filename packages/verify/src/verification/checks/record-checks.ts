import { randomUUID } from 'node:crypto';
import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { Cleanup } from '../cleanup.ts';
import { type KnownRecords, parseResponseJson } from '../known-records.ts';
import type { Remainder } from '../outcome.ts';
import type { Expectation, Verification } from '../verification.ts';
import { getCredentialKind } from '../verification-request.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A kind of record that the contract can create and set inactive. The contract deletes neither kind. */
interface RecordKind {
  readonly name: string;
  readonly list: string;
  readonly create: string;
  readonly get: string;
  readonly update: string;
  readonly idParameter: string;
  readonly idField: string;
  /** Field with the key of the run. */
  readonly keyField: string;
  readonly inactive: Fields;
  body(key: string, warehouseId: string): Fields;
}

const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '1 Verification Way',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
  name: 'Contract verification',
};

export const RECORD_KINDS: readonly RecordKind[] = [
  {
    name: 'item',
    list: 'listItems',
    create: 'createItem',
    get: 'getItem',
    update: 'updateItem',
    idParameter: 'itemId',
    idField: 'itemId',
    keyField: 'sku',
    inactive: { itemStatus: 'INACTIVE' },
    body: (sku, warehouseId) => ({
      sku,
      description: 'Contract verification',
      brand: 'Verify',
      type: 'N',
      size: 750,
      sizeUom: 'ML',
      bottlesPerCase: 12,
      warehouses: [{ warehouseId }],
    }),
  },
  {
    name: 'customer',
    list: 'listCustomers',
    create: 'createCustomer',
    get: 'getCustomer',
    update: 'updateCustomer',
    idParameter: 'id',
    idField: 'customerId',
    keyField: 'customerNumber',
    inactive: { status: 'INACTIVE' },
    body: (customerNumber) => ({
      customerNumber,
      name: 'Contract verification',
      customerType: 'CONSUMER_DTC',
      phone: '201-555-0142',
      addresses: [
        { ...address, addressType: 'BILLING' },
        { ...address, addressType: 'SHIPPING', isDefault: true },
      ],
    }),
  },
];

/** Creates and changes one record. The cleanup sets it inactive. */
export async function checkRecord(
  verification: Verification,
  contract: Contract,
  kind: RecordKind,
  records: KnownRecords,
  cleanup: Cleanup,
): Promise<void> {
  const { supplierId } = records;
  const getOperation = (id: string) => contract.byId.get(id) as ContractOperation;
  const [create, get, update, list] = [kind.create, kind.get, kind.update, kind.list].map(getOperation) as [
    ContractOperation,
    ContractOperation,
    ContractOperation,
    ContractOperation,
  ];
  if (verification.isMissing(create)) return;
  const warehouseId = findWarehouse(records);
  if (supplierId === undefined || warehouseId === undefined) {
    verification.skip(create, 201, 'The supplier has no warehouse.');
    return;
  }
  const key = `VERIFY-${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = kind.body(key, warehouseId);
  const fillPath = ({ path }: ContractOperation, id = '') =>
    path
      .replace('{supplierId}', encodeURIComponent(supplierId))
      .replace(`{${kind.idParameter}}`, encodeURIComponent(id));
  const send = (
    operation: ContractOperation,
    title: string,
    expected: Expectation,
    fields?: Fields,
    headers: Readonly<Record<string, string>> = {},
    id?: string,
  ) =>
    verification.check({
      operation,
      title,
      path: fillPath(operation, id),
      expected,
      isRejection: operation === create && Number(expected[0]) >= 400,
      credential: getCredentialKind(operation),
      headers: fields === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(fields === undefined ? {} : { body: JSON.stringify(fields) }),
    });

  const request = (operation: ContractOperation, path: string) =>
    ({ operation, path, credential: getCredentialKind(operation) }) as const;
  // Searches by key, because the response to the creation may be lost.
  cleanup.add(`${kind.name} ${key}`, async (): Promise<Remainder | undefined> => {
    const search = `${fillPath(list)}?searchString=${encodeURIComponent(key)}&limit=50`;
    const found = parseResponseJson(await verification.client.send(request(list, search))) as
      | { data?: Fields[] }
      | undefined;
    if (!found?.data) throw new Error(`${kind.list} did not respond.`);
    const row = found.data.find((candidate) => candidate[kind.keyField] === key);
    if (!row) return undefined;
    const current = await verification.client.send(request(get, fillPath(get, String(row[kind.idField]))));
    const changed = await verification.client.send({
      ...request(update, fillPath(update, String(row[kind.idField]))),
      headers: { 'content-type': 'application/json', ...ifMatch(current.response?.headers.etag) },
      body: JSON.stringify({ ...body, ...kind.inactive }),
    });
    if (changed.response?.status !== 200)
      throw new Error(`${kind.update} responded with ${changed.response?.status ?? changed.failure}.`);
    return { record: `${kind.name} ${key}`, state: 'inactive (the contract deletes no records)' };
  });

  const idempotencyKey = { 'idempotency-key': randomUUID() };
  const created = await send(create, `creates ${kind.name} ${key}`, [201], body, idempotencyKey);
  const id = (parseResponseJson(created) as Fields | undefined)?.[kind.idField];
  if (typeof id !== 'string') return;
  await send(create, 'repeats the response for the same Idempotency-Key', [201], body, idempotencyKey);
  await send(create, `rejects a duplicate ${kind.keyField}`, [409], body, {
    'idempotency-key': randomUUID(),
  });
  const read = await send(get, `returns the new ${kind.name}`, [200], undefined, {}, id);
  const etag = (read ?? created)?.response?.headers.etag;
  await send(update, 'saves with the current ETag', [200], body, ifMatch(etag), id);
  if (etag === undefined) verification.skip(update, 412, `${kind.create} and ${kind.get} returned no ETag.`);
  else await send(update, 'rejects an outdated ETag', [412], body, ifMatch(etag), id);
  await send(update, 'saves without If-Match, or requires it', [200, 428], body, {}, id);
  await send(update, 'rejects a body without its required fields', [422], {}, {}, id);
}

const ifMatch = (etag: string | undefined): Readonly<Record<string, string>> =>
  etag === undefined ? {} : { 'if-match': etag };

/** Finds a warehouse that stocks the supplier's items, or else the first warehouse. */
function findWarehouse(records: KnownRecords): string | undefined {
  const ofItems = records
    .rows('listItems')
    .flatMap(({ warehouses }) => warehouses as { warehouseId: string }[]);
  return ofItems[0]?.warehouseId ?? records.ids('listWarehouses', 'warehouseId')[0];
}
