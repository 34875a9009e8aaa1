import { useSyncExternalStore } from 'react';
import * as css from './shell.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no network for as long as that is so. Plain, because it is loaded with the first page: later it cannot be. */
export function OfflineBanner({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <p role="status" className={css.offline}>
      {text}
    </p>
  );
}
