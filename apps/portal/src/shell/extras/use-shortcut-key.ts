import { useEffect } from 'react';
import { isCovered } from '../use-command-palette';

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, [role=grid]'));

/** Calls `onPress` for `?`, except while the user types in a field or a dialog is open. Keep the function stable. */
export function useShortcutKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isField(event.composedPath()[0]) || isCovered()) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
}
