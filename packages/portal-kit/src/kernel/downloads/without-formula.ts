const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);

/** What a spreadsheet would run as a formula, in a later line too, is made text by an apostrophe; a number stays one. */
export const withoutFormula = (text: string) =>
  isNumber(text) ? text : text.replace(/^(?=[^\S\n\r\t]*(?:[=+\-@\t]|\r(?!\n)))/gm, "'");
