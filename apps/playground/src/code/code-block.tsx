import { parse } from 'sugar-high/core';
import * as css from './code.css';

/** Code with colors for its tokens. The text is selectable, and scrolls in its own frame. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { lines } = parse(code.trimEnd(), { jsx: true, typescript: true, templateStrings: true });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the code
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      <pre className={css.block}>
        <code>
          {lines.map(({ index, tokens }) => (
            <span key={index} className={css.line}>
              {tokens.map(({ type, value }, place) => (
                <span key={`${place} ${type}`} data-token={type}>
                  {value}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
