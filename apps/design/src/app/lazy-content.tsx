import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Spinner } from '@portal-kit/ui/spinner';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './lazy-content.css';

interface LazyContentProps<Loaded> {
  /** Loads the content. A failed load can be repeated. */
  load: () => Promise<Loaded>;
  children: (loaded: Loaded) => ReactNode;
}

type Load<Loaded> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; loaded: Loaded };

/** Content whose code loads on demand, with its loading and its failed state. */
export function LazyContent<Loaded>({ load, children }: LazyContentProps<Loaded>) {
  const [result, setResult] = useState<Load<Loaded>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setResult({ state: 'loaded', loaded }),
      () => isCurrent && setResult({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (result.state === 'loaded') return children(result.loaded);
  if (result.state === 'loading')
    return (
      <div className={css.loading}>
        <Spinner label="Loading" />
      </div>
    );
  const retry = () => {
    setResult({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <EmptyState
      isPage
      tone="bad"
      title="The page could not be loaded"
      text="Check the connection and try again."
      actions={<Button onClick={retry}>Try again</Button>}
    />
  );
}
