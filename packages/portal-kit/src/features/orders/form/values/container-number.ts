/** Returns whether a container number ends in its ISO 6346 check digit. A wrong digit shows a hint, not an error. */
export function hasContainerCheckDigit(containerNumber: string): boolean {
  const text = containerNumber.trim().toUpperCase();
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(text)) return true;
  // The values of letters start at 10 and skip multiples of 11.
  const getCharacterValue = (character: string) => {
    const value = Number.parseInt(character, 36);
    return value < 10 ? value : value + Math.floor((value - 1) / 10);
  };
  const sum = [...text.slice(0, 10)].reduce(
    (total, one, index) => total + getCharacterValue(one) * 2 ** index,
    0,
  );
  return (sum % 11) % 10 === Number(text.at(-1));
}
