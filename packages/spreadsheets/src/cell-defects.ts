/** The text of a cell whose formula no program has computed. */
export const formulaWithoutValue = '#FORMULA!';

/** Whether a text is a value that spreadsheets show for a formula that fails. */
export const isFormulaError = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i.test(text);

/** Removes the apostrophes that exports put before formulas, so that an exported file can be uploaded again. */
export const removeFormulaGuards = (text: string): string =>
  text.replace(/(^|[;,\t|])'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1');

/** Whether a text is a number that a spreadsheet has shortened, such as `8.3E+11`. Its digits are lost. */
export const isShortenedNumber = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d{1,2}$/i.test(text);
