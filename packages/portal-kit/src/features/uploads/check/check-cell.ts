import type { ImportColumn } from '@portal-kit/sdk/import-columns';
import type { ProblemCode } from './problem';

interface CellVerdict {
  code: ProblemCode;
  details?: readonly (string | number)[];
}

const ok = undefined;
// The characters that the contract allows in texts.
const allowedText = /^[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u;
const length = (text: string) => [...text].length;

function checkNumber(
  text: string,
  { minimum, maximum, maxDecimals = 0 }: ImportColumn,
): CellVerdict | undefined {
  const isDecimal = maxDecimals > 0;
  const isZeroRefused = minimum !== undefined && minimum > 0;
  // The specified words for decimals say that they cannot be 0.
  const notNumeric = { code: isDecimal && isZeroRefused ? 'decimals' : 'numericOnly' } as const;
  if (!(isDecimal ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(text)) return notNumeric;
  const decimals = text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (decimals > maxDecimals) return notNumeric;
  const value = Number(text);
  if (value === 0 && isZeroRefused) return { code: isDecimal ? 'decimals' : 'notZero' };
  const isOutside = value < (minimum ?? value) || value > (maximum ?? value);
  return isOutside ? { code: 'range', details: [minimum ?? 0, maximum ?? value] } : ok;
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const fits = (pattern: string | undefined, text: string) =>
  pattern === undefined || new RegExp(pattern, 'u').test(text);

function checkText(text: string, { maxLength, pattern }: ImportColumn): CellVerdict | undefined {
  if (!allowedText.test(text)) return { code: 'blocked' };
  if (maxLength !== undefined && length(text) > maxLength) return { code: 'maxLength', details: [maxLength] };
  return fits(pattern, text) ? ok : { code: 'format' };
}

/** The last digit makes the weighted sum a multiple of ten (GS1). */
function hasCheckDigit(text: string): boolean {
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

function checkDigits(text: string, column: ImportColumn): CellVerdict | undefined {
  if (!/^\d+$/.test(text)) return { code: 'numericOnly' };
  if (column.digits !== undefined && text.length !== column.digits) {
    return { code: 'digits', details: [column.digits] };
  }
  if (column.kind === 'gtin' && !hasCheckDigit(text)) return { code: 'checkDigit' };
  return fits(column.pattern, text) ? ok : { code: 'format' };
}

const isChosen = (text: string, choices: readonly string[]) =>
  choices.some((choice) => choice.toUpperCase() === text.toUpperCase());

function checkChoices(text: string, { pattern, isRequired }: ImportColumn): CellVerdict | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  if (parts.length === 0) return isRequired ? { code: 'required' } : ok;
  return parts.every((part) => fits(pattern, part)) ? ok : { code: 'format' };
}

/** Cells that empty what is stored, when records with the same key are replaced. */
const clearing = '<CLEAR>';

/** An export puts an apostrophe before what would run as a formula; the file may come back. */
const withoutGuard = (text: string) => text.replace(/^'(?=\s*[=+\-@])/, '');

/**
 * What the server would say of a cell, as far as the contract tells; the server has the last word. `mayBeBlank`: a row
 * that replaces a record leaves what it does not name.
 */
export function checkCell(cell: string, column: ImportColumn, mayBeBlank: boolean): CellVerdict | undefined {
  const text = withoutGuard(cell);
  if (text === '') return column.isRequired && !mayBeBlank ? { code: 'required' } : ok;
  if (text.toUpperCase() === clearing && !column.isRequired) return ok;
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      // A vintage may say NV.
      return column.choices && isChosen(text, column.choices) ? ok : checkNumber(text, column);
    case 'price':
      // A spreadsheet has no zeros behind 12.5.
      return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? ok : { code: 'price' };
    case 'digits':
    case 'gtin':
      return checkDigits(text, column);
    case 'hyphenated':
      if (!/^[\d-]+$/.test(text)) return { code: 'hyphens' };
      return checkText(text, column);
    case 'choice':
      // One that is outdated may be what the stored record has.
      return isChosen(text, [...(column.choices ?? []), ...(column.outdatedChoices ?? [])])
        ? ok
        : { code: 'choice', details: column.choices ?? [] };
    case 'choices':
      return checkChoices(text, column);
    case 'code':
      return checkText(text.toUpperCase(), column);
    case 'yesNo':
      return /^[yn]$/i.test(text) ? ok : { code: 'yesNo' };
    case 'date':
      return isCalendarDate(text) ? ok : { code: 'date' };
    case 'phone':
      return /^\d{3}-\d{3}-\d{4}$/.test(text) ? ok : { code: 'phone' };
    case 'email':
      return fits(column.pattern, text.toLowerCase()) ? checkText(text, column) : { code: 'email' };
    case 'country':
      return /^(USA|CAN|\d{3})$/i.test(text) ? ok : { code: 'format' };
    default:
      return checkText(text, column);
  }
}
