import { useMemo } from 'react';
import { itemTypeMessages } from '../../../../domain/items/item-types';
import { orderStatusMessages } from '../../../../domain/orders/order-status';
import { formMessages } from '../../../../forms/record/form.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { CellProblem } from '../../check/problem';
import { problemMessages } from './problem.messages';
import { formatCellProblem } from './problem-text';

/** Returns the function that creates the message of a cell's problem. */
export function useProblemText(): (problem: CellProblem) => string {
  const problemTexts = useMessages(problemMessages);
  const form = useMessages(formMessages);
  const orders = useMessages(orderStatusMessages);
  const { names } = useMessages(itemTypeMessages);
  return useMemo(
    () => (problem) => formatCellProblem(problem, problemTexts, form, orders, names),
    [problemTexts, form, orders, names],
  );
}
