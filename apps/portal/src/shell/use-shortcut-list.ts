import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';
import { isCovered } from './use-command-palette';

export const ShortcutList = lazyPart(async () => (await import('../shortcuts/shortcut-list')).ShortcutList);

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, [role=grid]'));

/** Opens the list of keyboard shortcuts on `?`, except while the user types in a field. */
export function useShortcutList() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isField(event.composedPath()[0]) || isCovered()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
