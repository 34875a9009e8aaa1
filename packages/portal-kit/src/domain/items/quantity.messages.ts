import { defineMessages } from '../../kernel/messages/define-messages';
import { dash } from '../../kernel/messages/message-format';

const isQuantity = (count: number) => count >= 0 && count < Infinity;

/**
 * Quantities in the units of the portal; a dash for an unknown or negative quantity. Source: specification, sections 5
 * and 9.
 *
 * @example
 * ```ts
 * import { quantityMessages } from 'portal-kit/portal';
 *
 * export const label = quantityMessages('en-US').cases(12);
 * ```
 */
export const quantityMessages = defineMessages('quantity', (format) => ({
  cases: (count: number) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'case', other: 'cases' })}`
      : dash,
  bottles: (count: number) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'bottle', other: 'bottles' })}`
      : dash,
}));
