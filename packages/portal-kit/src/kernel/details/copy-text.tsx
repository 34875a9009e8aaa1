import checkIcon from '@lucide/icons/icons/check';
import copyIcon from '@lucide/icons/icons/copy';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages';
import * as css from './copy-text.css';
import { recordMessages } from './record.messages';

/** Milliseconds for which the button shows the result. */
const shownMs = 4_000;

interface CopyTextProps {
  text: string;
  /** Name of the value, for the name of the button. */
  label: string;
}

/** A value with a button that copies it. Screen readers announce the result. */
export function CopyText({ text, label }: CopyTextProps) {
  const texts = useMessages(recordMessages);
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    // A second copy is announced again.
    setResult(undefined);
    try {
      // The clipboard is undefined on pages without HTTPS, and a browser or a host may refuse access.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <>
      <span className={css.copyText}>
        <span className={css.text}>{text}</span>
        <IconButton
          size="small"
          className={css.button}
          label={texts.copy(label)}
          icon={<Icon data={result === 'copied' ? checkIcon : copyIcon} sizePx={16} />}
          onClick={() => void copy()}
        />
      </span>
      <span role="status" className={result === 'failed' ? css.failure : visuallyHidden}>
        {result === 'copied' && texts.copied}
        {result === 'failed' && texts.copyFailed}
      </span>
    </>
  );
}
