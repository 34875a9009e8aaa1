import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media';

function subscribe(listener: () => void) {
  const list = matchMedia(media.narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Returns whether the window is as narrow as a phone (below 720 px); false on a server. For content whose order depends
 * on the window's width. Use CSS for everything else.
 *
 * @example
 * ```tsx
 * import { useIsPhone } from '@portal-kit/ui/is-phone';
 *
 * export const Hint = () => useIsPhone() && <p>Turn the phone to see more columns.</p>;
 * ```
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.narrow).matches,
    () => false,
  );
