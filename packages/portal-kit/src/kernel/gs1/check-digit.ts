/** Sums the digits with the weights 1 and 3 in turn, from the right. */
const weightedSum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);

/** Returns whether the last digit of a GTIN or SSCC is its GS1 check digit. */
export const hasCheckDigit = (digits: string): boolean => weightedSum(digits) % 10 === 0;

/** Returns the GS1 check digit of a GTIN or SSCC whose last digit is missing. */
export const computeCheckDigit = (digits: string): string =>
  String((10 - (weightedSum(`${digits}0`) % 10)) % 10);
