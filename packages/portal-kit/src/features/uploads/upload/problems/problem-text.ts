import { type ItemTypeNames, itemTypeName } from '../../../../domain/items/item-types';
import { orderStatusLook, type orderStatusMessages } from '../../../../domain/orders/order-status';
import type { FormTexts } from '../../../../forms/fields/rules';
import type { CellProblem } from '../../check/problem';
import type { problemMessages } from './problem.messages';

type ProblemTexts = ReturnType<typeof problemMessages>;

/** Formats the message of a cell's problem. Uses the message of the forms if the forms have one for the problem. */
export function formatCellProblem(
  { code, header, details, value }: CellProblem,
  texts: ProblemTexts,
  form: FormTexts,
  orders: ReturnType<typeof orderStatusMessages>,
  typeNames: ItemTypeNames,
): string {
  const numbers = details.map(Number);
  const [first = 0, second = 0] = numbers;
  const word = String(details[0] ?? '');
  switch (code) {
    case 'required':
      return form.required;
    case 'numericOnly':
      return form.numericOnly;
    case 'notZero':
      return form.numericNotZero;
    case 'decimals':
      return form.numericTwoDecimals;
    case 'price':
      return form.price;
    case 'hyphens':
      return form.numericHyphens;
    case 'phone':
      return form.phone;
    case 'email':
      return form.email;
    case 'maxLength':
      return form.maxLength(first);
    case 'digits':
      return form.digits(header, first);
    case 'range':
      return form.numberRange(first, second);
    case 'year':
      return form.yearRange(first, second);
    case 'checkDigit':
      return form.checkDigit(header);
    case 'format':
      return form.format(header);
    case 'canadianZip':
      return form.canadianZip;
    case 'choice':
      return texts.choice(details.map(String));
    case 'outdated':
      return texts.outdated(itemTypeName(word, typeNames));
    case 'unusualStrength':
      return form.unusualStrength(itemTypeName(word, typeNames));
    case 'duplicate':
      return texts.duplicate(first, header);
    case 'superseded':
      return texts.superseded(first, header);
    case 'existing':
      return texts.existing(header);
    case 'warehouseInUse':
      return texts.warehouseInUse(word);
    case 'strayColumn':
      return texts.strayColumn(first);
    case 'ambiguousNumber':
      return texts.ambiguousNumber(value);
    case 'formulaError':
    case 'unknownItem':
    case 'notStored':
    case 'otherVintage':
    case 'licenseExpired':
      return texts[code](word);
    case 'doubleLine':
    case 'tooFar':
      return texts[code](first);
    case 'doubleItem':
      return texts.doubleItem(word, second);
    case 'stock':
      return texts.stock(first, second);
    case 'unchangeable':
      return texts.unchangeable(orderStatusLook(word, orders).label);
    case 'disagreement':
      return texts.disagreement(first, second);
    default:
      return texts[code];
  }
}
