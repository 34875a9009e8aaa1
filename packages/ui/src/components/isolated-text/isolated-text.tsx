/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Text that comes from data, such as a name. Text with letters that are written from right to left gets its own
 * direction, so that it does not reorder the numbers and punctuation around it. Other text is rendered without markup.
 *
 * @example
 * ```tsx
 * import { IsolatedText } from '@portal-kit/ui/isolated-text';
 *
 * export const Order = ({ customer, count }: { customer: string; count: number }) => (
 *   <p>
 *     <IsolatedText>{customer}</IsolatedText>, {count} orders
 *   </p>
 * );
 * ```
 */
export function IsolatedText({ children: text }: { children: string }) {
  return rightToLeft.test(text) ? <bdi>{text}</bdi> : text;
}
