import type { ImportColumn } from '@portal-kit/sdk/import-columns';
import { type DateOrder, findDateOrder, readDate } from '../../../kernel/cells/read-date';
import { readNumber } from '../../../kernel/cells/read-number';
import type { DateQuestion } from '../check/problem';

/** Returns the order of a date column, if its dates need one and have only one. */
function findColumnOrder(texts: readonly string[], chosen: DateOrder | undefined): DateOrder | undefined {
  if (chosen) return chosen;
  const [order, ...others] = new Set(texts.map(findDateOrder).filter((one) => one !== undefined));
  return others.length === 0 ? order : undefined;
}

/** Converts a number to the notation of the template; returns other texts unchanged. */
function normalizeNumber(text: string, { kind, choices, field }: ImportColumn, groupSign: string): string {
  if (choices?.includes(text.toUpperCase())) return text;
  const unit = kind === 'price' ? 'currency' : field === 'alcoholByVolume' ? 'percent' : undefined;
  const reading = readNumber(text, { isWhole: kind === 'integer', groupSign, unit });
  return reading && 'number' in reading ? reading.number : text;
}

/**
 * Converts the cells of a column to the notation of the template: numbers with a decimal point, and dates as
 * `yyyy-mm-dd`. Texts that can't be converted stay, and the check reports them. `question`: the column's dates can mean
 * two days, and `chosenOrder` isn't given.
 */
export function normalizeColumn(
  texts: readonly string[],
  column: ImportColumn,
  { groupSign, chosenOrder }: { groupSign: string; chosenOrder: DateOrder | undefined },
): { texts: readonly string[]; question?: DateQuestion } {
  switch (column.kind) {
    case 'integer':
    case 'decimal':
    case 'price':
      return { texts: texts.map((text) => normalizeNumber(text, column, groupSign)) };
    case 'date': {
      const order = findColumnOrder(texts, chosenOrder);
      const readings = texts.map((text) => readDate(text, order));
      const unclear = readings.findIndex((reading) => reading && 'isAmbiguous' in reading);
      if (unclear >= 0) return { texts, question: { header: column.header, example: texts[unclear] ?? '' } };
      return {
        texts: texts.map((text, index) => {
          const reading = readings[index];
          return reading && 'date' in reading ? reading.date : text;
        }),
      };
    }
    default:
      return { texts };
  }
}
