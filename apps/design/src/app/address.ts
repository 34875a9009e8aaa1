import { useSyncExternalStore } from 'react';

/** The screen that an address shows. */
export type Address =
  | { screen: 'overview' }
  | { screen: 'foundation'; name: string }
  | { screen: 'component'; name: string; example: string | undefined }
  /** All examples of a component without code and navigation, or one example in the whole window. */
  | { screen: 'sheet'; name: string; example: string | undefined; theme: string | undefined };

/** Reads the fragment of an address, which works on every static host. */
export function parseAddress(hash: string): Address {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second, third] = path.split('/').map((part) => part || undefined);
  if (!first) return { screen: 'overview' };
  if (first === 'foundations') return { screen: 'foundation', name: second ?? '' };
  if (first !== 'sheet') return { screen: 'component', name: first, example: second };
  const theme = new URLSearchParams(query).get('theme') ?? undefined;
  return { screen: 'sheet', name: second ?? '', example: third, theme };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the URL's fragment, such as `#/button`. */
export const useHash = () => useSyncExternalStore(subscribe, () => location.hash);
