import {
  customersImport,
  type ImportFile,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';

/** Formats row 1 of the template: headers with the mark of required columns. */
const templateRow = ({ columns }: ImportFile) =>
  columns.map(({ header, isRequired }) => (isRequired ? `${header}*` : header)).join(' | ');

describe('upload columns', () => {
  test.each([
    [
      'items',
      itemsImport,
      'SKU* | Description* | Brand* | Type* | Size* | Size UOM* | Bottles Per Case* | Status | Warehouses* | ABV | Vintage | UPC | SCC-14 | NABCA Code | COLA | Country of Origin | Appellation | Varietal | Container Type | Case Weight (lb) | TI | HI | NMFC | Freight Class | Lot Tracked (Y/N) | Min Stock (cases)',
    ],
    [
      'customers',
      customersImport,
      'Customer Number* | Name* | DBA | Customer Type* | Status | Contact Name | Phone* | Email | TTB Permit | State License | License State | License Expiration | Tax ID | Billing Address1* | Billing Address2 | Billing Address3 | Billing City* | Billing State | Billing Zip | Billing Country* | Shipping Same As Billing (Y/N) | Shipping Name | Shipping Address1 | Shipping Address2 | Shipping Address3 | Shipping City | Shipping State | Shipping Zip | Shipping Country | Delivery Instructions',
    ],
    [
      'inbound orders',
      inboundOrdersImport,
      'PO Number* | Reference Number | Warehouse ID* | Order Date* | Expected Arrival Date* | Shipping Type* | SCAC | Container Number | Seal Number | Trailer Number | BOL Number | PRO Number | Tracking Number | Freight Terms | Bonded (Y/N)* | Pallets* | Special Instructions | Line Number | SKU* | Cases* | Bottles* | Lot | Vintage',
    ],
    [
      'outbound orders',
      outboundOrdersImport,
      'PO Number* | Customer Number* | Reference Number | Warehouse ID* | Order Date* | Requested Ship Date* | Requested Delivery Date | Shipping Type* | SCAC | Freight Terms* | Bonded (Y/N)* | Pallets* | Ship To Name | Ship To Address1 | Ship To Address2 | Ship To Address3 | Ship To City | Ship To State | Ship To Zip | Ship To Country | Special Instructions | Line Number | SKU* | Cases* | Bottles* | Unit Price | Lot',
    ],
  ])('the template of %s has the columns of the specification in order', (_, file, expected) => {
    expect(templateRow(file)).toBe(expected);
  });

  test.each([
    ['SKU', itemsImport, undefined],
    ['Customer Number', customersImport, undefined],
    ['PO Number', inboundOrdersImport, true],
    ['PO Number, Customer Number', outboundOrdersImport, true],
  ])('an upload with the key %s accepts 5000 rows and 10 MB', (keyHeaders, file, isGrouped) => {
    expect([file.keyHeaders.join(', '), file.isGrouped]).toEqual([keyHeaders, isGrouped]);
    expect([file.maxRows, file.maxBytes, file.accepts]).toEqual([5000, 10_485_760, ['.xlsx', '.csv']]);
  });

  test('the outdated wine type is not a choice, and every pattern is a regular expression', () => {
    const type = itemsImport.columns.find(({ field }) => field === 'type');
    expect([type?.choices?.includes('W'), type?.outdatedChoices]).toEqual([false, ['W']]);
    const files = [itemsImport, customersImport, inboundOrdersImport, outboundOrdersImport];
    const patterns = files.flatMap(({ columns }) => columns.flatMap(({ pattern }) => pattern ?? []));
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
  });
});
