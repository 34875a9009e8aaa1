import type { OrderDirection } from '@portal-kit/sdk/orders';
import { isApplicable } from '../../form/values/applicable-fields';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { checkPallets, maxCasesPerPallet, parseQuantity, sumLineTotals } from '../../lines/order-line';
import type { OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

/** Compares the number of pallets with the cases. The server accepts every number of pallets. */
export function palletChecks(
  { details, lineItems, palletsQuantity }: OrderFormValues,
  direction: OrderDirection,
  texts: CheckTexts,
): OrderCheck[] {
  const warning = (code: string, text: string): OrderCheck[] => [
    { id: `pallets.${code}`, severity: 'warn', text, step: 'items', field: 'palletsQuantity' },
  ];
  const count = parseQuantity(palletsQuantity);
  const isFloorLoaded =
    details.loading.includes('isFloorLoaded') && isApplicable('isFloorLoaded', details, direction);
  if (details.shippingType === 'PARCEL' || isFloorLoaded) {
    return count > 1 ? warning('without', texts.pallets.without(count)) : [];
  }
  const problem = checkPallets(lineItems, palletsQuantity);
  if (!problem) return [];
  const { cases, pallets = cases / maxCasesPerPallet } = sumLineTotals(lineItems);
  return problem === 'few'
    ? warning('few', texts.pallets.few(count, cases, Math.ceil(pallets)))
    : warning('many', texts.pallets.many(count, cases));
}
