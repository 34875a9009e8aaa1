import { customersImport, itemsImport, outboundOrdersImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { requiredHeaders } from '../../../../../test/import-rows';
import { createTable } from '../table/import-table';
import { findMissingHeaders, mapColumn, mapColumns, suggestMapping, validateMapping } from './column-mapping';

describe('suggestMapping', () => {
  test('headers of the template are mapped to themselves, regardless of case and spaces', () => {
    expect(suggestMapping(['sku *', 'Size  UOM', 'Supplier Item ID'], itemsImport)).toEqual([
      'SKU',
      'Size UOM',
      null,
    ]);
  });

  test('typing errors, field names and common names of other systems are recognized', () => {
    expect(
      suggestMapping(
        ['Item No.', 'Desciption', 'Szie', 'bottlesPerCase', 'Barcode', 'Case Weight', 'country_of_origin'],
        itemsImport,
      ),
    ).toEqual([
      'SKU',
      'Description',
      'Size',
      'Bottles Per Case',
      'UPC',
      'Case Weight (lb)',
      'Country of Origin',
    ]);
    expect(suggestMapping(['Purchase Order', 'Qty', 'Date of Birth'], outboundOrdersImport)).toEqual([
      'PO Number',
      'Cases',
      null,
    ]);
    expect(suggestMapping(['Company', 'Telephone', 'E-Mail'], customersImport)).toEqual([
      'Name',
      'Phone',
      'Email',
    ]);
  });

  test('each template column is suggested once, and ignored and empty headers have no suggestion', () => {
    expect(
      suggestMapping(['SKU', 'Item', 'Item No', 'Problem', 'Row #', '', 'constructor'], itemsImport),
    ).toEqual(['SKU', null, null, null, null, null, null]);
  });
});

test('mapping a template column again ignores its previous column', () => {
  expect(mapColumn(['SKU', 'Size', null], 2, 'SKU')).toEqual([null, 'Size', 'SKU']);
  expect(mapColumn(['SKU', 'Size', null], 0, null)).toEqual([null, 'Size', null]);
});

test('suggestMapping() compares long headers only by their start, so that a crafted file does not block the page', () => {
  const long = Array.from({ length: 250 }, (_, index) => `${'Supplier Item '.repeat(3_000)}${index}`);
  expect(suggestMapping(['SKU', ...long], itemsImport)[0]).toBe('SKU');
}, 10_000);

test('findMissingHeaders() returns the required headers without a column', () => {
  expect(findMissingHeaders(requiredHeaders().slice(1), itemsImport)).toEqual(['SKU']);
});

test('validateMapping() rejects stored mappings that do not fit the file', () => {
  const headers = requiredHeaders();
  const good = [...headers];
  expect(validateMapping(good, headers, itemsImport)).toEqual(good);
  for (const bad of [
    undefined,
    'SKU',
    good.slice(1),
    good.with(0, 'Szie'),
    good.with(0, good[1] ?? ''),
    [null, ...good.slice(1)],
  ])
    expect(validateMapping(bad, headers, itemsImport)).toBeUndefined();
});

test('mapColumns() renames columns and removes ignored columns', () => {
  const table = createTable([['Item', 'Note', 'Szie'], ['A', 'x', '750'], ['']]);
  expect(mapColumns(table, ['SKU', null, 'Size'])).toEqual({
    headers: ['SKU', 'Size'],
    rows: [
      ['A', '750'],
      ['', ''],
    ],
    headerRow: 1,
    fileColumns: 2,
  });
});
