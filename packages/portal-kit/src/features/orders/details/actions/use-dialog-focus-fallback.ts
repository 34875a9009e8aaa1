import { useCallback, useRef } from 'react';
import { useFocusFallback } from '../../../../kernel/widget/use-focus-fallback';

const isFocusLost = ({ ownerDocument: { activeElement, body } }: HTMLElement) =>
  activeElement === null || activeElement === body;

/**
 * Wraps {@link useFocusFallback} for a button that opens a dialog and unmounts together with it. In this case, the
 * dialog can't return focus to the button.
 */
export function useDialogFocusFallback(getFallback: () => HTMLElement | null, isDialogOpen: boolean) {
  const last = useRef<HTMLElement | null>(null);
  const hasOpened = useRef(false);
  if (isDialogOpen) hasOpened.current = true;
  const latest = useRef(getFallback);
  latest.current = getFallback;
  const focusFallbackRef = useFocusFallback(getFallback);
  return useCallback(
    (element: HTMLElement | null) => {
      focusFallbackRef(element);
      if (!element && last.current && hasOpened.current && isFocusLost(last.current))
        latest.current()?.focus();
      last.current = element;
    },
    [focusFallbackRef],
  );
}
