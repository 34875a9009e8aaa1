import { parse } from 'sugar-high/core';
import { tokenize as tokenizeCss } from 'sugar-high/lang/css';
import { tokenize as tokenizeTypeScript } from 'sugar-high/lang/typescript';
import * as css from './code.css';
import type { CodeFile } from './code-files';

/** A file with colors for its tokens. The text is selectable, and scrolls in its own frame. */
export function CodeBlock({ name, code }: CodeFile) {
  const tokenize = name.endsWith('.css') ? tokenizeCss : tokenizeTypeScript;
  const { lines } = parse(code.trimEnd(), { tokenize });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the code
    <section className={css.scroller} aria-label={`Code of ${name}`} tabIndex={0}>
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
