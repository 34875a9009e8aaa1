import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { Exchange } from './deployment-client.ts';
import type { Check, Verification } from './verification.ts';
import { getCredentialKind } from './verification-request.ts';

type Row = Readonly<Record<string, unknown>>;

/** Existing records of the deployment, by the list that returned them. */
export class KnownRecords {
  readonly #rows = new Map<string, readonly Row[]>();
  supplierId: string | undefined;

  rows = (listId: string): readonly Row[] => this.#rows.get(listId) ?? [];

  ids = (listId: string, field: string): string[] =>
    this.rows(listId).flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []));

  set(listId: string, rows: readonly Row[]): void {
    this.#rows.set(listId, rows);
  }
}

/** Lists of the contract in the order in which a run reads them. The first one selects the supplier. */
export const LISTS = [
  'listSuppliers',
  'listWarehouses',
  'listUsers',
  'listItems',
  'listCustomers',
  'listInboundOrders',
  'listOutboundOrders',
  'listImports',
] as const;

const ROWS = 50;

/** Finds the list and the field that provide a path parameter's value. */
export function findValueSource(
  { path }: ContractOperation,
  parameter: string,
): readonly [list: string, field: string] | undefined {
  switch (parameter) {
    case 'supplierId':
      return ['listSuppliers', 'supplierId'];
    case 'itemId':
      return ['listItems', 'itemId'];
    case 'fileId':
      return ['listImports', 'fileId'];
    case 'orderId':
      return [path.includes('inbound') ? 'listInboundOrders' : 'listOutboundOrders', 'orderId'];
    case 'id':
      if (path.includes('/customers/')) return ['listCustomers', 'customerId'];
      return path.includes('/warehouses/')
        ? ['listWarehouses', 'warehouseId']
        : ['listSuppliers', 'supplierId'];
    default:
      return undefined;
  }
}

/** Reads the first rows of every list. The checks of these requests belong to the report. */
export async function readKnownRecords(
  verification: Verification,
  { byId }: Contract,
  supplier: string | undefined,
): Promise<KnownRecords> {
  const records = new KnownRecords();
  records.supplierId = supplier;
  for (const listId of LISTS) {
    const operation = byId.get(listId);
    if (!operation) continue;
    const isOfSupplier = operation.path.includes('{supplierId}');
    if (isOfSupplier && records.supplierId === undefined) continue;
    const path = operation.path.replace('{supplierId}', encodeURIComponent(records.supplierId ?? ''));
    const check: Check = {
      operation,
      title: `returns the first ${ROWS} rows`,
      path: `${path}?limit=${ROWS}`,
      credential: getCredentialKind(operation),
      expected: [200],
    };
    records.set(listId, parseRows(await verification.check(check)));
    if (listId === 'listSuppliers') records.supplierId ??= records.ids('listSuppliers', 'supplierId')[0];
  }
  return records;
}

function parseRows(exchange: Exchange | undefined): readonly Row[] {
  const data = (parseResponseJson(exchange) as { data?: unknown } | null | undefined)?.data;
  return Array.isArray(data) ? data.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

/** Parses a response's JSON body. Returns `undefined` for another body. */
export function parseResponseJson(exchange: Exchange | undefined): unknown {
  try {
    return JSON.parse(exchange?.response?.body.toString() ?? '');
  } catch {
    return undefined;
  }
}
