/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Props of {@link IsolatedText}. */
export interface IsolatedTextProps {
  children: string;
  /** BCP 47 tag of the text, if it differs from the language of the page. Default: the language of the page. */
  lang?: string | undefined;
}

/**
 * Text that comes from data, such as a name. Text with letters that are written from right to left gets its own
 * direction, so that it does not reorder the numbers and punctuation around it. Other text is rendered without markup,
 * unless it has a language.
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
export function IsolatedText({ children: text, lang }: IsolatedTextProps) {
  const isRightToLeft = rightToLeft.test(text);
  const Element = isRightToLeft ? 'bdi' : 'span';
  return isRightToLeft || lang ? <Element lang={lang}>{text}</Element> : text;
}
