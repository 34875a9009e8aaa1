/** A text read as a number. */
export type NumberReading =
  /** The number with a decimal point and without group signs, such as `1234.5`. */
  | { number: string }
  /** The text can mean two numbers: `1.000` is 1 or 1,000. */
  | { isAmbiguous: true }
  /** The text isn't a number. */
  | undefined;

interface NumberContext {
  /** Whether only whole numbers are expected. `12.000` is then never 12. */
  isWhole: boolean;
  /** The sign that groups thousands in the user's region, such as `,`. */
  groupSign: string;
  /** A sign that may stand beside the number. Default: none. */
  unit?: 'currency' | 'percent' | undefined;
}

const unitSigns = { currency: /^[$€£]\s?|\s?[$€£]$/g, percent: /\s?%$/ } as const;

/** Digits in groups of three: `1,000`, `1.000.000`, `12 000` or `1'000`. */
const grouped = /^(\d{1,3})([,.'\u2019 \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*$/;

const removeSigns = (text: string) => text.replace(/\D/g, '');

/** Reads `1.000` or `1,000`. */
function readThreeDigits(text: string, sign: string, { isWhole, groupSign }: NumberContext): NumberReading {
  const isGroup = sign === groupSign;
  if (isWhole) return isGroup ? { number: removeSigns(text) } : { isAmbiguous: true };
  return { number: isGroup ? removeSigns(text) : text.replace(sign, '.') };
}

/**
 * Reads a number with the decimal and group signs of any region. Uploads and pasted rows read numbers with this function. A whole number that can mean two values is
 * ambiguous, because a wrong quantity is worse than a question.
 */
export function readNumber(typed: string, context: NumberContext): NumberReading {
  const { isWhole, unit } = context;
  const text = unit ? typed.trim().replace(unitSigns[unit], '') : typed.trim();
  if (/^\d+$/.test(text)) return { number: text };
  const [, start = '', sign = ''] = grouped.exec(text) ?? [];
  if (sign !== '') {
    const isOneGroup = text.length === start.length + 4;
    const isDecimalSign = sign === ',' || sign === '.';
    if (!isOneGroup || !isDecimalSign) return { number: removeSigns(text) };
    return start.startsWith('0') ? { number: text.replace(sign, '.') } : readThreeDigits(text, sign, context);
  }
  const [, whole = '', decimalSign = '', decimals = ''] = /^(.*)([,.])(\d+)$/.exec(text) ?? [];
  const isGrouped = grouped.test(whole) && !whole.includes(decimalSign);
  if (decimals === '' || !(isGrouped || /^\d*$/.test(whole))) return undefined;
  const digits = removeSigns(whole) || '0';
  // Spreadsheets export whole numbers as `12.0` or `12.00`.
  return { number: isWhole && /^0+$/.test(decimals) ? digits : `${digits}.${decimals}` };
}
