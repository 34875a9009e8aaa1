/** The text of a cell whose formula no program has computed. */
export const formulaWithoutValue = '#FORMULA!';

/** Errors of spreadsheet programs in English, German, Spanish and French. */
const formulaErrors = new Set(
  [
    '#N/A #REF! #VALUE! #DIV/0! #NAME? #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #BUSY!',
    '#NV #BEZUG! #WERT! #ZAHL! #N/D #¡REF! #¡VALOR! #¡DIV/0! #¿NOMBRE? #¡NUM! #VALEUR! #NOM? #NOMBRE! #NUL!',
  ].flatMap((line) => line.split(' ')),
);

/** Returns whether a text is the error of a formula, such as `#N/A`. */
export const isFormulaError = (text: string): boolean => formulaErrors.has(text.toUpperCase());

/** Removes the apostrophes that exports put before formulas, so that an exported file can be uploaded again. */
export const removeFormulaGuards = (text: string): string =>
  text.replace(/(^|[;,\t|])'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1');

/** Returns whether a text is a number that a spreadsheet has shortened, such as `8.3E+11`. Its digits are lost. */
export const isShortenedNumber = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d{1,2}$/i.test(text);
