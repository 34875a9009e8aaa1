import { computeCheckDigit } from '../../../kernel/gs1/check-digit';

/** Kinds of logistic units with a label. */
export type LabelUnit = 'pallet' | 'case';

/** Returns the number of digits of an SSCC without extension digit, company prefix and check digit, by use. */
function serialDigits(companyPrefix: string) {
  const all = 16 - companyPrefix.length;
  const unit = companyPrefix.length <= 8 ? 4 : 3;
  return { unit, order: all - unit };
}

/** Returns the highest number of an order's pallet or case that fits an SSCC with this company prefix. */
export const maxUnitNumber = (companyPrefix: string): number => 10 ** serialDigits(companyPrefix).unit - 1;

/** Extension digits 0 to 4 are for pallets, 5 to 9 for cases. */
const extensionDigits = 5;

/**
 * Builds the SSCC (18 digits) of an order's pallet or case: extension digit, company prefix, the last digits of the
 * order ID, the number of the unit, check digit. The same unit always has the same SSCC.
 *
 * Units of one order have different SSCCs. Units of two orders have different SSCCs unless the numbers in the order IDs
 * differ by a multiple of 500,000 (company prefix of 7 digits), 50,000 (8 or 9 digits) or 5,000 (10 digits).
 *
 * Returns `undefined` for an order ID without digits and for a unit number that doesn't fit.
 */
export function buildSscc(
  companyPrefix: string,
  { orderId, unit, unitNumber }: { orderId: string; unit: LabelUnit; unitNumber: number },
): string | undefined {
  const digits = orderId.replace(/\D/g, '').slice(-9);
  if (digits === '' || unitNumber < 1 || unitNumber > maxUnitNumber(companyPrefix)) return undefined;
  const width = serialDigits(companyPrefix);
  const orders = 10 ** width.order;
  const number = Number(digits) % (orders * extensionDigits);
  const extension = Math.floor(number / orders) + (unit === 'case' ? extensionDigits : 0);
  const serial =
    String(number % orders).padStart(width.order, '0') + String(unitNumber).padStart(width.unit, '0');
  const body = `${extension}${companyPrefix}${serial}`;
  return body + computeCheckDigit(body);
}

/** The pattern of company prefixes in the contract. */
export const companyPrefixPattern = /^\d{7,10}$/;

/** Returns whether a text is a company prefix as the contract defines it. */
export const isCompanyPrefix = (text: string | null | undefined): text is string =>
  companyPrefixPattern.test(text ?? '');
