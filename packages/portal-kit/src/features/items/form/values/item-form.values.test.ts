import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Item } from '@portal-kit/sdk/items';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractProblems } from '../../../../../test/contract';
import { getFieldMessages } from '../../../../../test/fields';
import { buildItem } from '../../../../../test/records';
import { countries } from '../../../../domain/addresses/countries';
import { removeBlockedCharacters } from '../../../../forms/fields/rules';
import { defineItemFields } from '../item-form.fields';
import { copyItem, emptyItem, type ItemFormValues, toItemRequest, toItemValues } from './item-form.values';

const fields = defineItemFields({ locale: 'en-US' });
const rule = (name: keyof ItemFormValues) => (text: string) =>
  getFieldMessages(fields, { ...emptyItem, [name]: text })[name];
const problems = contractProblems('ItemRequest');

const padded = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\u00a0'), text, fc.constantFrom('', '  '))
    .map((parts) => parts.join(''));
/**
 * Generates text that a user can enter: filtered by the field, cut to the maximum length, possibly with spaces around
 * it.
 */
const typed = (maxLength: number) =>
  padded(
    fc
      .oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme-ascii' }),
      )
      .map((text) => [...removeBlockedCharacters(text)].slice(0, maxLength).join('')),
  );
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((each) => each.join(''));
const whole = (max: number) => padded(fc.integer({ min: 0, max }).map(String));
const decimal = (max: number, decimals: number) =>
  padded(
    fc
      .tuple(fc.integer({ min: 0, max }), fc.option(digits(decimals)))
      .map(([int, rest]) => (rest ? `${int}.${rest}` : `${int}`)),
  );
const choice = (values: readonly string[]) => fc.constantFrom(...values);

/** Selects the texts that the field's rule accepts. */
const valid = (rule: (text: string) => string | undefined, texts: fc.Arbitrary<string>) =>
  texts.filter((text) => rule(text) === undefined);
const optional = (rule: (text: string) => string | undefined, texts: fc.Arbitrary<string>) =>
  valid(rule, fc.oneof(choice(['', ' ']), texts));

const types = bounds.type.enum;
const validForms: fc.Arbitrary<ItemFormValues> = fc
  .record({
    sku: valid(rule('sku'), typed(20)),
    description: valid(rule('description'), typed(60)),
    brand: valid(rule('brand'), typed(40)),
    type: choice(types),
    size: valid(rule('size'), fc.oneof(decimal(99_999, 2), decimal(99_999, 1))),
    sizeUom: choice(bounds.sizeUom.enum),
    bottlesPerCase: valid(rule('bottlesPerCase'), whole(1_100)),
    itemStatus: choice(bounds.itemStatus.enum),
    warehouses: fc.uniqueArray(choice(['WH-NJ', 'WH-CA', 'WH-TX']), { minLength: 1 }),
    alcoholByVolume: fc.oneof(choice(['', ' ']), decimal(99, 1)),
    vintage: optional(rule('vintage'), fc.oneof(choice(['NV', 'nv']), whole(2_200))),
    countryOfOrigin: choice(['', ...countries.keys()]),
    appellation: optional(rule('appellation'), typed(40)),
    varietal: optional(rule('varietal'), typed(40)),
    region: optional(rule('region'), typed(40)),
    spiritClass: optional(rule('spiritClass'), typed(40)),
    upc: optional(rule('upc'), padded(digits(12))),
    caseUpc: optional(rule('caseUpc'), padded(digits(14))),
    nabcaCode: optional(
      rule('nabcaCode'),
      padded(fc.oneof(digits(6), digits(11), choice(['123-456789-01']))),
    ),
    colaNumber: optional(rule('colaNumber'), padded(digits(14))),
    containerType: choice(bounds.containerType.enum),
    caseWeightLbs: optional(rule('caseWeightLbs'), decimal(10_500, 2)),
    caseLengthIn: optional(rule('caseLengthIn'), decimal(110, 2)),
    caseWidthIn: optional(rule('caseWidthIn'), decimal(110, 2)),
    caseHeightIn: optional(rule('caseHeightIn'), decimal(110, 1)),
    casesPerLayer: optional(rule('casesPerLayer'), whole(120)),
    layersPerPallet: optional(rule('layersPerPallet'), whole(120)),
    nmfcNumber: optional(rule('nmfcNumber'), typed(10)),
    freightClass: choice(['', ...bounds.freightClass.enum]),
    lotTracked: choice(['Y', 'N']),
    minStockCases: optional(rule('minStockCases'), whole(110_000)),
  })
  .filter((values) => getFieldMessages(fields, values).alcoholByVolume === undefined);

const chablis: ItemFormValues = {
  ...emptyItem,
  sku: ' CHB-750 ',
  description: 'Chablis Premier Cru',
  brand: 'Domaine É',
  type: 'M',
  size: '750',
  bottlesPerCase: '12',
  warehouses: ['WH-NJ'],
  alcoholByVolume: '12.5',
};

describe('the request of a form', () => {
  test('every value that the item form accepts fits the contract', () => {
    fc.assert(
      fc.property(validForms, (values) => {
        expect(problems(toItemRequest(values))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('the item request contains numbers, trimmed texts, and null for empty fields', () => {
    expect(toItemRequest(chablis)).toEqual({
      sku: 'CHB-750',
      description: 'Chablis Premier Cru',
      brand: 'Domaine É',
      type: 'M',
      size: 750,
      sizeUom: 'ML',
      bottlesPerCase: 12,
      itemStatus: 'ACTIVE',
      warehouses: [{ warehouseId: 'WH-NJ' }],
      alcoholByVolume: 12.5,
      vintage: null,
      countryOfOrigin: null,
      appellation: null,
      varietal: null,
      region: null,
      spiritClass: null,
      upc: null,
      caseUpc: null,
      nabcaCode: null,
      colaNumber: null,
      containerType: 'BOTTLE',
      caseWeightLbs: null,
      caseLengthIn: null,
      caseWidthIn: null,
      caseHeightIn: null,
      casesPerLayer: null,
      layersPerPallet: null,
      nmfcNumber: null,
      freightClass: null,
      lotTracked: false,
      minStockCases: null,
    });
  });

  test('the item request keeps 0, leading zeros of codes, and both kinds of vintage', () => {
    const { minStockCases, alcoholByVolume, upc, countryOfOrigin, lotTracked } = toItemRequest({
      ...chablis,
      minStockCases: '0',
      alcoholByVolume: '0',
      upc: '012345678905',
      countryOfOrigin: '032',
      lotTracked: 'Y',
    });
    expect([minStockCases, alcoholByVolume, upc, countryOfOrigin, lotTracked]).toEqual([
      0,
      0,
      '012345678905',
      '032',
      true,
    ]);
    const vintages = ['2019', ' nv ', ''].map((vintage) => toItemRequest({ ...chablis, vintage }).vintage);
    expect(vintages).toEqual([2019, 'NV', null]);
  });

  test('the contract refuses the request of an empty item form', () => {
    expect(problems(toItemRequest(emptyItem))).toEqual(
      expect.arrayContaining([
        '/sku must be string',
        '/warehouses must NOT have fewer than 1 items',
        '/size must be number',
      ]),
    );
  });
});

describe('the form of an item', () => {
  const savedAs = (request: ReturnType<typeof toItemRequest>) => buildItem(request as Partial<Item>);

  test('an item that is loaded and saved without input is sent unchanged', () => {
    fc.assert(
      fc.property(validForms, (values) => {
        const request = toItemRequest(values);
        expect(toItemRequest(toItemValues(savedAs(request)))).toEqual(request);
      }),
    );
  });

  test('the item form has every field, even if the item contains only its keys', () => {
    const bare = { itemId: 'I-1', sku: 'SKU-1' } as Item;
    expect(toItemValues(bare)).toEqual({
      ...emptyItem,
      sku: 'SKU-1',
      sizeUom: '',
      itemStatus: '',
    });
    const nothing = Object.fromEntries(Object.keys(emptyItem).map((name) => [name, null]));
    expect(toItemValues({ ...nothing, sku: 'SKU-1' } as unknown as Item)).toEqual(toItemValues(bare));
  });

  test('the item form shows numbers as text and units in upper case', () => {
    const { size, sizeUom, minStockCases, lotTracked, vintage } = toItemValues(
      buildItem({ size: 0.5, sizeUom: 'ml' as never, minStockCases: 0, lotTracked: true, vintage: 2019 }),
    );
    expect([size, sizeUom, minStockCases, lotTracked, vintage]).toEqual(['0.5', 'ML', '0', 'Y', '2019']);
  });
});

test('a copy of an item is active and has no codes', () => {
  const item = buildItem({
    itemStatus: 'DISCONTINUED',
    upc: '411000110079',
    colaNumber: '20001001000001',
  });
  expect(copyItem(item)).toEqual({
    ...toItemValues(item),
    ...{ sku: '', itemStatus: 'ACTIVE', upc: '', caseUpc: '', nabcaCode: '', colaNumber: '' },
  });
});
