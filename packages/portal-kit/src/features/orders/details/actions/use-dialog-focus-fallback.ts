import { useCallback, useRef } from 'react';
import { useFocusFallback } from '../../../../kernel/portal/use-focus-fallback';

const isFocusNowhere = ({ ownerDocument: { activeElement, body } }: HTMLElement) =>
  activeElement === null || activeElement === body;

/**
 * A ref as {@link useFocusFallback} gives it, for a button that asks a question and goes with its answer: it may be gone
 * before the question has given the focus back to it.
 */
export function useDialogFocusFallback(getFallback: () => HTMLElement | null, isAsking: boolean) {
  const last = useRef<HTMLElement | null>(null);
  const hasAsked = useRef(false);
  if (isAsking) hasAsked.current = true;
  const latest = useRef(getFallback);
  latest.current = getFallback;
  const hold = useFocusFallback(getFallback);
  return useCallback(
    (element: HTMLElement | null) => {
      hold(element);
      if (!element && last.current && hasAsked.current && isFocusNowhere(last.current))
        latest.current()?.focus();
      last.current = element;
    },
    [hold],
  );
}
