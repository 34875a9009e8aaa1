import type { KnownValues } from '@portal-kit/contract/requests/generate-requests';
import { API_KEY, DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import columnsByKind from '../../../../openapi/bundled/import-columns.json' with { type: 'json' };

interface Column {
  readonly header: string;
  readonly choices?: readonly string[];
}

/** Builds a file with the contract's columns and rows of one repeated cell. */
function buildCsvFile(kind: keyof typeof columnsByKind, cell: string): string {
  const columns = columnsByKind[kind].columns as readonly Column[];
  const row = columns.map(({ choices }) => choices?.[0] ?? cell);
  return [columns.map(({ header }) => header), row, row].map((cells) => cells.join(',')).join('\r\n');
}

const buildCsvFiles = (kind: keyof typeof columnsByKind) =>
  ['1', 'x', '2026-12-01', 'WH-NJ-01', ''].map((cell) => buildCsvFile(kind, cell));

/** Returns values of the sandbox's data, so that the lookups of generated calls succeed. */
export const sandboxValues = (loginToken: string): KnownValues => ({
  importItems: buildCsvFiles('items'),
  importCustomers: buildCsvFiles('customers'),
  importInboundOrders: buildCsvFiles('inbound-orders'),
  importOutboundOrders: buildCsvFiles('outbound-orders'),
  supplierId: [...Array.from({ length: 6 }, () => 'SUP-1001'), 'SUP-1004', 'SUP-NONE'],
  warehouseId: ['WH-NJ-01', 'WH-CA-01'],
  itemId: ['ITM-1001', 'ITM-1002', 'ITM-1004'],
  customerId: ['CUS-10021'],
  origin: ['http://127.0.0.1:4333', 'https://stock.tidewater.example'],
  countryCode: ['USA', 'CAN'],
  apiKey: [API_KEY],
  login_token: [loginToken],
  loginID: ['dana@halberd.example', 'nobody@portal.example', 'locked@portal.example'],
  password: [DEMO_PASSWORD, 'wrong'],
  redirectURL: ['http://127.0.0.1:4310/login', 'https://elsewhere.example/'],
});
