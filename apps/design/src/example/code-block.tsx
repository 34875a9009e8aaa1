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
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timeout = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timeout);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(code.map(([, text]) => text).join('')).catch(() => undefined);
    setCopied(true);
  };
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
          label={isCopied ? 'Copied' : `Copy ${label}`}
          icon={<Icon data={isCopied ? checkIcon : copyIcon} sizePx={16} />}
          onClick={copy}
        />
      </div>
    </div>
  );
}
