import { normalizeCode } from '@portal-kit/spreadsheets/code-text';
import { computeCheckDigit, hasCheckDigit } from '../../kernel/gs1/check-digit';

/** A code of an item, and whether it is on a bottle or a case. */
export interface ItemCode {
  /** UPC of the item, or the code itself if it contains no UPC. */
  code: string;
  /** Whether the code is on a single bottle or on a case. */
  pack: 'bottle' | 'case';
}

/** The GTIN-14 at the start of a GS1-128 code: `]C1` from a scanner, or `(01)` as printed below the bars. */
const gs1Gtin = /^(?:\]C1)?(?:\(01\)|01)(\d{14})/;

/**
 * Reads a scanned or typed code of an item. A case carries a GTIN-14 (SCC-14), which contains the UPC of the bottle
 * with another check digit; a bottle carries a UPC or an EAN-13 with a leading zero. Any other code, such as a Supplier
 * Item ID, counts as the code of a case.
 */
export function readItemCode(text: string): ItemCode {
  const code = normalizeCode(text);
  const gtin = /^\d{12,14}$/.test(code) ? code : gs1Gtin.exec(code)?.[1];
  if (!gtin || !hasCheckDigit(gtin)) return { code, pack: /^\d{12}$/.test(code) ? 'bottle' : 'case' };
  const digits = gtin.padStart(14, '0');
  const pack = digits.startsWith('0') ? 'bottle' : 'case';
  // The second digit of a GTIN-14 with a UPC is a zero.
  if (digits[1] !== '0') return { code: gtin, pack };
  const product = digits.slice(2, 13);
  return { code: `${product}${computeCheckDigit(product)}`, pack };
}
