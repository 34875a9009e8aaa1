import {
  formulaWithoutValue,
  isFormulaError,
  isShortenedNumber,
} from '@portal-kit/spreadsheets/cell-defects';
import type { ImportCellKind, ImportColumn } from './import-file.ts';

export type CellValue = string | number | boolean | readonly string[] | Country;

export interface Country {
  readonly countryCode: 'USA' | 'CAN' | 'INT';
  readonly isoCountryCode: string;
}

/** The parsed value of a cell, or the validation message of domain §14. */
export type CellReading = { readonly value: CellValue } | { readonly message: string };

type Read = (text: string, column: ImportColumn, year: number) => CellReading;

const CHARACTERS = /^[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u;
const ISO_USA = '840';
const ISO_CANADA = '124';

const invalidCell = (message: string): CellReading => ({ message });
const shortened = invalidCell('A spreadsheet shortened this number. Format the column as text.');

const readers: Readonly<Record<ImportCellKind, Read>> = {
  text: readText,
  code: (text, column) => readText(text.toUpperCase(), column),
  digits: readDigits,
  gtin: readDigits,
  hyphenated: (text, column) => {
    if (isShortenedNumber(text)) return shortened;
    return /^[0-9-]+$/.test(text) ? readText(text, column) : invalidCell('Numeric only with hyphens');
  },
  phone: (text, column) =>
    matches(text, column) ? { value: text } : invalidCell('Numeric only in the format XXX-XXX-XXXX'),
  email: (text, column) =>
    matches(text, column)
      ? readText(text.toLowerCase(), column)
      : invalidCell('Email should have correct format'),
  integer: readInteger,
  decimal: readDecimal,
  price: (text, column) => {
    const isPrice = /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) >= (column.minimum ?? 0);
    return isPrice ? { value: Number(text) } : invalidCell('Numeric only with 2 decimal places');
  },
  choice: readChoice,
  choices: readChoices,
  yesNo: (text) => (/^[yn]$/i.test(text) ? { value: /^y$/i.test(text) } : invalidCell('Y or N')),
  date: (text) => (isDate(text) ? { value: text } : invalidCell('A date as YYYY-MM-DD')),
  country: readCountry,
};

/** Parses a filled cell. `year` is the current year. */
export function readCell(text: string, column: ImportColumn, year: number): CellReading {
  if (text === formulaWithoutValue) return invalidCell('The formula has no saved value');
  if (isFormulaError(text)) return invalidCell(`Formula error ${text}`);
  return readers[column.kind](text, column, year);
}

const matches = (text: string, { pattern = '' }: ImportColumn) => new RegExp(pattern, 'u').test(text);

function readText(text: string, column: ImportColumn): CellReading {
  if (isShortenedNumber(text)) return shortened;
  if (!CHARACTERS.test(text)) return invalidCell('Only letters, numbers, punctuation and spaces');
  if (!matches(text, column)) return invalidCell(`${column.header} has a wrong format`);
  const { maxLength = Number.POSITIVE_INFINITY } = column;
  return [...text].length > maxLength ? invalidCell(`Max Length ${maxLength}`) : { value: text };
}

function readDigits(text: string, { header, digits }: ImportColumn): CellReading {
  if (isShortenedNumber(text)) return shortened;
  if (!/^\d+$/.test(text)) return invalidCell('Numeric only');
  return text.length === digits ? { value: text } : invalidCell(`${header} should be ${digits} digits`);
}

function readInteger(text: string, column: ImportColumn, year: number): CellReading {
  const word = column.choices?.find((choice) => choice === text.toUpperCase());
  if (word !== undefined) return { value: word };
  const isYear = column.field?.endsWith('vintage') ?? false;
  const isZeroAllowed = isYear || (column.minimum ?? 0) < 1;
  if (!(isZeroAllowed ? /^\d+$/ : /^0*[1-9]\d*$/).test(text)) {
    return invalidCell(isZeroAllowed ? 'Numeric only' : 'Numeric only, cannot be 0');
  }
  if (isYear) return inYears(Number(text), column, year + 1);
  return inRange(Number(text), column);
}

function readDecimal(text: string, column: ImportColumn): CellReading {
  const { minimum = 0, maxDecimals = 0 } = column;
  // Trailing zeros are allowed because a spreadsheet exports a column formatted as 12.50 that way.
  const format = new RegExp(`^\\d+(\\.\\d{1,${maxDecimals}}0*)?$`);
  if (!format.test(text) || (minimum > 0 && Number(text) === 0)) {
    return invalidCell(
      minimum > 0 ? 'Numeric only with up to 2 decimal places, cannot be 0' : 'Numeric only',
    );
  }
  return inRange(Number(text), column);
}

function inRange(
  value: number,
  { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: ImportColumn,
): CellReading {
  const [from, to] = [minimum, maximum].map((bound) => bound.toLocaleString('en-US'));
  return value >= minimum && value <= maximum ? { value } : invalidCell(`${from} to ${to}`);
}

function inYears(value: number, { minimum = 0 }: ImportColumn, latest: number): CellReading {
  return value >= minimum && value <= latest ? { value } : invalidCell(`${minimum} to ${latest}`);
}

function readChoice(text: string, { choices = [], outdatedChoices = [] }: ImportColumn): CellReading {
  const chosen = [...choices, ...outdatedChoices].find((choice) => choice === text.toUpperCase());
  return chosen === undefined ? invalidCell(`One of ${choices.join(', ')}`) : { value: chosen };
}

function readChoices(text: string, column: ImportColumn): CellReading {
  const values = text
    .split(';')
    .map((value) => value.trim().toUpperCase())
    .filter((value) => value !== '');
  if (values.length === 0) return invalidCell('Required Field');
  return values.every((value) => matches(value, column))
    ? { value: values }
    : invalidCell(`${column.header} has a wrong format`);
}

function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function readCountry(text: string): CellReading {
  const country = text.toUpperCase();
  if (country === 'USA' || country === ISO_USA)
    return { value: { countryCode: 'USA', isoCountryCode: ISO_USA } };
  if (country === 'CAN' || country === ISO_CANADA) {
    return { value: { countryCode: 'CAN', isoCountryCode: ISO_CANADA } };
  }
  return /^\d{3}$/.test(country)
    ? { value: { countryCode: 'INT', isoCountryCode: country } }
    : invalidCell('USA, CAN or an ISO numeric country code');
}
