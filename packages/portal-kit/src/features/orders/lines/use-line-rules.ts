import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import { formMessages } from '../../../forms/record/form.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { lineRules } from './line-rules';
import { orderLinesMessages } from './order-lines.messages';

/** The line rules with messages of the current locale. */
export function useLineRules(direction: OrderDirection) {
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderLinesMessages);
  return useMemo(() => lineRules(direction, formTexts, texts), [direction, formTexts, texts]);
}
