import type { ImportColumn } from '@portal-kit/sdk/import-columns';
import {
  formulaWithoutValue,
  isFormulaError,
  isShortenedNumber,
} from '@portal-kit/spreadsheets/cell-defects';
import { formats, latestVintage } from '../../../forms/fields/rules';
import { hasCheckDigit } from '../../../kernel/gs1/check-digit';
import type { Finding } from './problem';

type CellFinding = Pick<Finding, 'code' | 'details'>;

const ok = undefined;
/** A number that reading leaves because it can mean two numbers, such as `1.000`. */
const ambiguousNumber = /^\d{1,3}[.,]\d{3}$/;
const length = (text: string) => [...text].length;

/** Returns whether a column contains years: the vintage of an item or an order line. */
const isYear = ({ field }: ImportColumn) => field?.endsWith('vintage') ?? false;

function checkInteger(text: string, column: ImportColumn): CellFinding | undefined {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = column;
  if (minimum > 0 && !isYear(column)) {
    if (!formats.numericNotZero.test(text)) return { code: 'notZero' };
  } else if (!formats.numericOnly.test(text)) return { code: 'numericOnly' };
  const latest = isYear(column) ? latestVintage() : maximum;
  const isInside = Number(text) >= minimum && Number(text) <= latest;
  return isInside ? ok : { code: isYear(column) ? 'year' : 'range', details: [minimum, latest] };
}

function checkDecimal(
  text: string,
  { minimum = 0, maximum = Number.MAX_SAFE_INTEGER, maxDecimals = 0 }: ImportColumn,
): CellFinding | undefined {
  // Trailing zeros do not count as decimals: spreadsheets export 12.5 as 12.50.
  const isNumber = new RegExp(`^\\d+(\\.\\d{1,${maxDecimals}}0*)?$`).test(text);
  // The specified message for decimals also covers 0.
  if (!isNumber || (minimum > 0 && Number(text) === 0)) {
    return { code: minimum > 0 ? 'decimals' : 'numericOnly' };
  }
  const isInside = Number(text) >= minimum && Number(text) <= maximum;
  return isInside ? ok : { code: 'range', details: [minimum, maximum] };
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const fits = (pattern: string | undefined, text: string) =>
  pattern === undefined || new RegExp(pattern, 'u').test(text);

/** Checks text by the rules in the order that section 14 of the domain specifies: characters, format, length. */
function checkText(text: string, { maxLength, pattern }: ImportColumn): CellFinding | undefined {
  if (isShortenedNumber(text)) return { code: 'shortened' };
  if (!formats.text.test(text)) return { code: 'blocked' };
  if (!fits(pattern, text)) return { code: 'format' };
  return maxLength !== undefined && length(text) > maxLength
    ? { code: 'maxLength', details: [maxLength] }
    : ok;
}

function checkDigits(text: string, column: ImportColumn): CellFinding | undefined {
  if (isShortenedNumber(text)) return { code: 'shortened' };
  if (!formats.numericOnly.test(text)) return { code: 'numericOnly' };
  if (column.digits !== undefined && text.length !== column.digits) {
    return { code: 'digits', details: [column.digits] };
  }
  if (column.kind === 'gtin' && !hasCheckDigit(text)) return { code: 'checkDigit' };
  return fits(column.pattern, text) ? ok : { code: 'format' };
}

const isChosen = (text: string, choices: readonly string[] = []) =>
  choices.some((choice) => choice.toUpperCase() === text.toUpperCase());

function checkChoice(text: string, column: ImportColumn, mayReplace: boolean): CellFinding | undefined {
  const { choices = [], outdatedChoices } = column;
  if (isChosen(text, choices)) return ok;
  if (!isChosen(text, outdatedChoices)) return { code: 'choice', details: choices };
  // A stored record may have an outdated choice, and a row that replaces the record may keep this choice.
  return mayReplace ? ok : { code: 'outdated', details: [text.toUpperCase()] };
}

function checkChoices(text: string, { pattern, isRequired }: ImportColumn): CellFinding | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  if (parts.length === 0) return isRequired ? { code: 'required' } : ok;
  return parts.every((part) => fits(pattern, part)) ? ok : { code: 'format' };
}

/** Returns whether a cell clears the stored value when rows replace records. */
export const isClearing = (text: string) => text.toUpperCase() === '<CLEAR>';

/**
 * Checks a cell against the contract's rules. The server makes the final decision. If `mayReplace` is true, the row can
 * replace a record, and an empty cell keeps the stored value.
 */
export function checkCell(cell: string, column: ImportColumn, mayReplace: boolean): CellFinding | undefined {
  const text = cell;
  if (text === '') return column.isRequired && !mayReplace ? { code: 'required' } : ok;
  if (isClearing(text)) return column.isRequired ? { code: 'required' } : ok;
  if (text === formulaWithoutValue) return { code: 'formulaValue' };
  if (isFormulaError(text)) return { code: 'formulaError', details: [text] };
  switch (column.kind) {
    case 'integer':
      // A vintage can be NV.
      if (isChosen(text, column.choices)) return ok;
      return ambiguousNumber.test(text) ? { code: 'ambiguousNumber' } : checkInteger(text, column);
    case 'decimal':
      return checkDecimal(text, column);
    case 'price':
      // Spreadsheets drop trailing zeros.
      return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? ok : { code: 'price' };
    case 'digits':
    case 'gtin':
      return checkDigits(text, column);
    case 'hyphenated':
      if (isShortenedNumber(text)) return { code: 'shortened' };
      if (!formats.numericHyphens.test(text)) return { code: 'hyphens' };
      return checkText(text, column);
    case 'choice':
      return checkChoice(text, column, mayReplace);
    case 'choices':
      return checkChoices(text, column);
    case 'code':
      return checkText(text.toUpperCase(), column);
    case 'yesNo':
      return /^[yn]$/i.test(text) ? ok : { code: 'yesNo' };
    case 'date':
      return isCalendarDate(text) ? ok : { code: 'date' };
    case 'phone':
      return formats.phone.test(text) ? ok : { code: 'phone' };
    case 'email':
      return fits(column.pattern, text.toLowerCase()) ? checkText(text, column) : { code: 'email' };
    case 'country':
      return /^(USA|CAN|\d{3})$/i.test(text) ? ok : { code: 'country' };
    default:
      return checkText(text, column);
  }
}
