import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';

export const SignInAgain = lazyPart(() => import('./sign-in-again').then((part) => part.SignInAgain));

/** Longest delay in milliseconds before the code of the dialog is requested again. */
const retryDelayMs = 10_000;

/**
 * The sign-in dialog above suspended screens. If its code fails to load, the screens stay, and the code is requested again
 * when the browser is online again, and at the latest after 10 s.
 */
export function SignInDialog({ locale }: { locale: string }) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setFailed(false);
    const timer = setTimeout(retry, retryDelayMs);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasFailed]);
  return hasFailed ? null : <SignInAgain locale={locale} onLoadFailed={() => setFailed(true)} />;
}
