import type { MouseEvent } from 'react';
import { usePortal } from '../host/portal-context';
import type { Destination } from './destination';

/**
 * Returns whether a click navigates in this page. The browser handles every other click: new tab, new window, download.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Returns a function that creates the props of a link to a destination. Plain clicks navigate in the page; the browser
 * handles modified clicks. The function returns `undefined` if the host has no page for the destination.
 */
export function useDestinationLink() {
  const { navigation } = usePortal();
  return (destination: Destination) => {
    const href = navigation.href(destination);
    if (href === undefined) return undefined;
    return {
      href,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(destination);
      },
      onPointerEnter: () => navigation.prepare?.(destination),
      onFocus: () => navigation.prepare?.(destination),
    };
  };
}
