import { type MouseEvent, useSyncExternalStore } from 'react';
import type { LinkProps } from '../../shared/plain/shell';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
addEventListener('popstate', notify);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function navigate(address: string, { isReplaced = false } = {}): void {
  if (isReplaced) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  notify();
}

/** The path and the query of the page. */
export const useAddress = () => useSyncExternalStore(subscribe, () => location.pathname + location.search);

export function Link({ to, ...props }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a href={to} {...props} onClick={follow} />;
}
