import checkIcon from '@lucide/icons/icons/check';
import { Button } from '@portal-kit/ui/button';
import { Icon, type IconData } from '@portal-kit/ui/icon';
import { useEffect, useState } from 'react';

export interface CopyButtonProps {
  label: string;
  text: string;
  icon: IconData;
  isDisabled?: boolean;
}

const shownMs = 2000;

/** Copies a text, and confirms it in its label for two seconds. */
export function CopyButton({ label, text, icon, isDisabled = false }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Not allowed'>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <Button
      size="small"
      icon={<Icon data={result === 'Copied' ? checkIcon : icon} sizePx={14} />}
      isDisabled={isDisabled}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setResult('Copied'),
          () => setResult('Not allowed'),
        )
      }
    >
      <span aria-live="polite">{result ?? label}</span>
    </Button>
  );
}
