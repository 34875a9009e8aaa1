import { defineMessages } from '../../kernel/messages/define-messages';

/**
 * Quantities in the units of the portal. Source: specification, section 9.
 *
 * @example
 * ```ts
 * import { quantityMessages } from 'portal-kit/portal';
 *
 * export const label = quantityMessages('en-US').cases(12);
 * ```
 */
export const quantityMessages = defineMessages((format) => ({
  cases: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'case', other: 'cases' })}`,
  bottles: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'bottle', other: 'bottles' })}`,
}));
