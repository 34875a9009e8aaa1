import { describe, expect, test } from 'vitest';
import { readCell } from './cell-values.ts';
import { type ImportKindName, importFiles } from './import-file.ts';

function columnAt(kind: ImportKindName, header: string) {
  const column = importFiles[kind].columns.find((candidate) => candidate.header === header);
  if (!column) throw new Error(`${kind} has no column ${header}`);
  return column;
}

const read = (kind: ImportKindName, header: string, text: string) => {
  const reading = readCell(text, columnAt(kind, header), 2026);
  return 'value' in reading ? reading.value : { wrong: reading.message };
};

describe('valid cells', () => {
  test.each([
    ['items', 'SKU', 'HF-1001', 'HF-1001'],
    ['items', 'Description', '=1+1', '=1+1'],
    ['items', 'Description', "'s-Gravenhage", "'s-Gravenhage"],
    ['items', 'Brand', 'Épernay & Söhne', 'Épernay & Söhne'],
    ['items', 'Type', 'm', 'M'],
    ['items', 'Type', 'W', 'W'],
    ['items', 'Size', '1.75', 1.75],
    ['items', 'Size', '1.500', 1.5],
    ['items', 'ABV', '13.50', 13.5],
    ['items', 'Size UOM', 'ml', 'ML'],
    ['items', 'Bottles Per Case', '012', 12],
    ['items', 'Warehouses', 'wh-nj-01; WH-CA-01;', ['WH-NJ-01', 'WH-CA-01']],
    ['items', 'ABV', '0', 0],
    ['items', 'Vintage', '2022', 2022],
    ['items', 'Vintage', 'nv', 'NV'],
    ['items', 'UPC', '411000010003', '411000010003'],
    ['items', 'NABCA Code', '010-123456-75', '010-123456-75'],
    ['items', 'Freight Class', '77.5', '77.5'],
    ['items', 'Lot Tracked (Y/N)', 'y', true],
    ['items', 'Min Stock (cases)', '0', 0],
    ['customers', 'Email', 'Orders@Harborline.example', 'orders@harborline.example'],
    ['customers', 'Phone', '201-555-0142', '201-555-0142'],
    ['customers', 'License State', 'nj', 'NJ'],
    ['customers', 'License Expiration', '2028-02-29', '2028-02-29'],
    ['customers', 'Billing Country', 'usa', { countryCode: 'USA', isoCountryCode: '840' }],
    ['customers', 'Billing Country', '124', { countryCode: 'CAN', isoCountryCode: '124' }],
    ['customers', 'Billing Country', '276', { countryCode: 'INT', isoCountryCode: '276' }],
    ['inbound-orders', 'SCAC', 'odfl', 'ODFL'],
    ['inbound-orders', 'Bonded (Y/N)', 'N', false],
    ['outbound-orders', 'Unit Price', '112.5', 112.5],
  ] as const)('in a file of %s, the %s cell %s is valid', (kind, header, text, value) => {
    expect(read(kind, header, text)).toEqual(value);
  });
});

describe('invalid cells', () => {
  test.each([
    ['items', 'SKU', 'HF-1001-AND-SOME-MORE', 'Max Length 20'],
    ['items', 'Description', 'Pinot 🍷', 'Only letters, numbers, punctuation and spaces'],
    ['items', 'Description', 'Pinot\nNoir', 'Only letters, numbers, punctuation and spaces'],
    ['items', 'Type', 'X', 'One of M, F, G, L, B, C, H, N, P, A, O'],
    ['items', 'Size', '0.00', 'Numeric only with up to 2 decimal places, cannot be 0'],
    ['items', 'Size', '1,75', 'Numeric only with up to 2 decimal places, cannot be 0'],
    ['items', 'Size', '100000', '0.01 to 99,999.99'],
    ['items', 'Bottles Per Case', '0', 'Numeric only, cannot be 0'],
    ['items', 'Bottles Per Case', '1000', '1 to 999'],
    ['items', 'Warehouses', ';', 'Required Field'],
    ['items', 'Warehouses', 'WH-NJ-01,WH-CA-01', 'Warehouses has a wrong format'],
    ['items', 'ABV', '13.25', 'Numeric only'],
    ['items', 'ABV', '96', '0 to 95'],
    ['items', 'Vintage', '22', '1900 to 2027'],
    ['items', 'Vintage', '2028', '1900 to 2027'],
    ['items', 'Vintage', '0', '1900 to 2027'],
    ['items', 'UPC', '4.11E+11', 'A spreadsheet shortened this number. Format the column as text.'],
    ['items', 'UPC', '41100001000', 'UPC should be 12 digits'],
    ['items', 'SCC-14', '411000010003', 'SCC-14 should be 14 digits'],
    ['items', 'NABCA Code', 'A10', 'Numeric only with hyphens'],
    ['items', 'NABCA Code', '10-10', 'NABCA Code has a wrong format'],
    ['items', 'Lot Tracked (Y/N)', 'maybe', 'Y or N'],
    ['items', 'Min Stock (cases)', '-1', 'Numeric only'],
    ['customers', 'Email', 'orders@', 'Email should have correct format'],
    ['customers', 'Phone', '2015550142', 'Numeric only in the format XXX-XXX-XXXX'],
    ['customers', 'License Expiration', '2027-02-29', 'A date as YYYY-MM-DD'],
    ['customers', 'Billing Country', 'Germany', 'USA, CAN or an ISO numeric country code'],
    ['outbound-orders', 'Unit Price', '112.505', 'Numeric only with 2 decimal places'],
    ['outbound-orders', 'Unit Price', '0.00', 'Numeric only with 2 decimal places'],
  ] as const)('in a file of %s, the %s cell %s gets the form’s message', (kind, header, text, message) => {
    expect(read(kind, header, text)).toEqual({ wrong: message });
  });
});
