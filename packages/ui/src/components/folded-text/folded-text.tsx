import { IsolatedText, type IsolatedTextProps } from '../isolated-text/isolated-text';

const shownLength = 500;

/**
 * Text of a server of any length. Shows the first 500 characters; a click on the text unfolds the rest. Text of up to
 * 500 characters is an `IsolatedText`. Do not use inside a `<p>`, which cannot contain the folded part.
 *
 * @example
 * ```tsx
 * import { FoldedText } from '@portal-kit/ui/folded-text';
 *
 * export const Reason = ({ message }: { message: string }) => (
 *   <div>
 *     <FoldedText>{message}</FoldedText>
 *   </div>
 * );
 * ```
 */
export function FoldedText({ children: text, lang }: IsolatedTextProps) {
  if (text.length <= shownLength) return <IsolatedText lang={lang}>{text}</IsolatedText>;
  // Does not split a character that consists of two code units.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(shownLength - 1)) ? shownLength - 1 : shownLength;
  return (
    <details lang={lang}>
      <summary>{text.slice(0, end)}…</summary>
      {text.slice(end)}
    </details>
  );
}
