import checkIcon from '@lucide/icons/icons/check';
import copyIcon from '@lucide/icons/icons/copy';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { useEffect, useState } from 'react';
import type { CodeKind } from '../../packaging/highlight';
import * as css from './code-block.css';

interface CodeBlockProps {
  /** The accessible name. */
  label: string;
  code: readonly (readonly [CodeKind, string])[];
}

/** A code sample with a button that copies it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const [result, setResult] = useState<'Copied' | 'Copying is not allowed'>();
  useEffect(() => {
    if (!result) return;
    const timeout = setTimeout(() => setResult(undefined), 2000);
    return () => clearTimeout(timeout);
  }, [result]);
  const copy = () =>
    navigator.clipboard.writeText(code.map(([, text]) => text).join('')).then(
      () => setResult('Copied'),
      () => setResult('Copying is not allowed'),
    );
  return (
    <div className={css.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container takes focus, so that keys can scroll it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no container for code */}
      <pre role="group" aria-label={label} tabIndex={0} className={css.code}>
        <code>
          {code.map(([kind, text], index) =>
            kind === '' ? (
              text
            ) : (
              <span key={index} className={css.kinds[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
      <div className={css.copy}>
        <IconButton
          size="small"
          tone="secondary"
          label={result ?? `Copy ${label}`}
          icon={<Icon data={result === 'Copied' ? checkIcon : copyIcon} sizePx={16} />}
          onClick={copy}
        />
      </div>
    </div>
  );
}
