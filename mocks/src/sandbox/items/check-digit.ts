/** GS1 mod-10 check digit: weights 3, 1, 3, … from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

export function hasValidCheckDigit(code: string): boolean {
  return checkDigitOf(code.slice(0, -1)) === Number(code.at(-1));
}
