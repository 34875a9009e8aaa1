import type { LineItem, Order } from '@portal-kit/sdk/orders';
import { buildSscc, isCompanyPrefix, type LabelUnit } from './sscc';

/** The highest number of labels that one preview contains. */
export const maxLabels = 500;

/** A barcode with the text below it. */
export interface LabelCode {
  /** The encoded text; of GS1-128 including the application identifier. */
  text: string;
  isGs1: boolean;
  caption: string;
}

/** Codes of an item. */
export interface ItemCodes {
  /** GTIN-14 of the case. */
  gtin?: string | null | undefined;
  upc?: string | null | undefined;
}

/** The content of one label. */
export interface Label {
  unit: LabelUnit;
  /** Position of the pallet or case in the order, from 1. */
  number: number;
  total: number;
  codes: LabelCode[];
  /** The line item in the case. */
  line?: LineItem;
  /** UPC of the item in the case. */
  upc?: string;
  /** Bottles in a case that is not full. */
  looseBottles?: number;
}

interface LabelSource {
  order: Order;
  companyPrefix: string | null | undefined;
  /** First label, from 1, and number of labels. */
  first: number;
  count: number;
}

/** Creates a unit's code: an SSCC if the supplier has a company prefix, otherwise the order with the unit's number. */
function unitCode(source: LabelSource, unit: LabelUnit, unitNumber: number, plain: string): LabelCode {
  const { companyPrefix, order } = source;
  const sscc = isCompanyPrefix(companyPrefix)
    ? buildSscc(companyPrefix, { orderId: order.orderId, unit, unitNumber })
    : undefined;
  return sscc
    ? { text: `00${sscc}`, isGs1: true, caption: `(00) ${sscc}` }
    : { text: plain, isGs1: false, caption: plain };
}

const numbers = ({ first, count }: LabelSource) => Array.from({ length: count }, (_, index) => first + index);

/** Creates the labels of an order's pallets. The user can print more labels than the order has pallets. */
export function palletLabels(source: LabelSource): Label[] {
  const { orderId, palletsQuantity } = source.order;
  const total = Math.max(palletsQuantity || 0, source.first + source.count - 1);
  return numbers(source).map((number) => ({
    unit: 'pallet',
    number,
    total,
    codes: [unitCode(source, 'pallet', number, `${orderId}/P${number}`)],
  }));
}

interface CaseRun {
  line: LineItem;
  /** Number of the run's first case in the order, from 1. */
  from: number;
  cases: number;
  looseBottles: number;
}

const quantity = (value: number | null | undefined) => Math.max(0, value || 0);

/** Lists an order's cases, line by line. A line's loose bottles are in one more case. */
export function caseRuns({ lineItems }: Order): CaseRun[] {
  const runs: CaseRun[] = [];
  let from = 1;
  for (const line of lineItems ?? []) {
    const looseBottles = quantity(line.bottlesQuantity);
    const cases = quantity(line.casesQuantity) + (looseBottles > 0 ? 1 : 0);
    if (cases > 0) runs.push({ line, from, cases, looseBottles });
    from += cases;
  }
  return runs;
}

/** Counts the cases of an order, including cases of loose bottles. */
export const countCases = (runs: readonly CaseRun[]): number =>
  runs.reduce((sum, { cases }) => sum + cases, 0);

/**
 * Creates the labels of an order's cases.
 *
 * @param itemCodes - Codes of the items by item ID.
 */
export function caseLabels(source: LabelSource, itemCodes: ReadonlyMap<string, ItemCodes>): Label[] {
  const { orderId } = source.order;
  const runs = caseRuns(source.order);
  const total = countCases(runs);
  return numbers(source).flatMap((number): Label[] => {
    const run = runs.find(({ from, cases }) => number >= from && number < from + cases);
    if (!run) return [];
    const { line, from, cases, looseBottles } = run;
    const isPart = looseBottles > 0 && number === from + cases - 1;
    const { gtin, upc } = itemCodes.get(line.item?.itemId ?? '') ?? {};
    return [
      {
        unit: 'case',
        number,
        total,
        line,
        ...(upc && { upc }),
        ...(isPart && { looseBottles }),
        codes: [
          ...(gtin && !isPart ? [{ text: `01${gtin}`, isGs1: true, caption: `(01) ${gtin}` }] : []),
          unitCode(source, 'case', number, `${orderId}/${line.lineItemNumber}/${number}`),
        ],
      },
    ];
  });
}
