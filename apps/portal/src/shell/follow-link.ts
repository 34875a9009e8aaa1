import type { MouseEvent } from 'react';
import { navigate } from '../app/address';

/** A plain click on a link of the portal stays in the page; the browser keeps modified ones. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search } = new URL(event.currentTarget.href);
  navigate(pathname + search);
}
