import { lineItemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import { type FormTexts, findFirstMessage, formRules, optional } from '../../../forms/fields/rules';
import { formMessages } from '../../../forms/record/form.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { type OrderLine, parseQuantity } from './order-line';
import { orderLinesMessages } from './order-lines.messages';

/** Editable fields of a line. */
export type LineField = keyof Pick<
  OrderLine,
  'casesQuantity' | 'bottlesQuantity' | 'lotNumber' | 'unitPrice' | 'notes'
>;

export type LineProblems = Readonly<Partial<Record<LineField, string>>>;

/**
 * Validates a line; returns an error message per invalid field. Source: specification, section 5; domain, 2.5 and
 * 2.6.
 */
export function lineRules(
  direction: OrderDirection,
  texts: FormTexts,
  labels: ReturnType<typeof orderLinesMessages>,
) {
  const rules = formRules(texts);
  const quantity = (text: string, bound: { minimum: number; maximum: number }) =>
    findFirstMessage(text, [optional(rules.numericOnly, rules.range(bound))]);
  const checkLine = (line: OrderLine): LineProblems => {
    const { item, casesQuantity, bottlesQuantity } = line;
    const isNothing = parseQuantity(casesQuantity) === 0 && parseQuantity(bottlesQuantity) === 0;
    const bottles =
      quantity(bottlesQuantity, bounds.bottlesQuantity) ??
      (item.bottlesPerCase === 1 && parseQuantity(bottlesQuantity) > 0 ? labels.oneBottle : undefined);
    const problems: Partial<Record<LineField, string | undefined>> = {
      casesQuantity:
        quantity(casesQuantity, bounds.casesQuantity) ??
        (isNothing && !bottles ? texts.numericNotZero : undefined),
      bottlesQuantity: bottles,
      lotNumber: findFirstMessage(line.lotNumber, [
        ...(item.lotTracked ? [rules.required] : []),
        rules.maxLength(bounds.lotNumber.maxLength),
      ]),
      unitPrice: direction === 'outbound' ? optional(rules.price)(line.unitPrice) : undefined,
      notes: rules.maxLength(bounds.notes.maxLength)(line.notes),
    };
    return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
  };
  // Results are cached per line: typing changes one of up to 500 lines.
  const checkedLines = new WeakMap<OrderLine, LineProblems>();
  return (line: OrderLine): LineProblems => {
    const problems = checkedLines.get(line) ?? checkLine(line);
    checkedLines.set(line, problems);
    return problems;
  };
}

/** Returns the line rules with messages in the current locale. */
export function useLineRules(direction: OrderDirection) {
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderLinesMessages);
  return useMemo(() => lineRules(direction, formTexts, texts), [direction, formTexts, texts]);
}
