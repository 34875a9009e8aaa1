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

/** Shows a message while offline. Loaded with the first page, because lazy code cannot be fetched offline. */
export function OfflineBanner({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <p role="status" className={css.offline}>
      {text}
    </p>
  );
}
