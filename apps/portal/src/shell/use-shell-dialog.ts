import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';
import { hasSingleKeys } from '../preferences/single-key-shortcuts';

export const CommandPalette = lazyPart(() =>
  import('../palette/command-palette').then((part) => part.CommandPalette),
);
export const ShortcutList = lazyPart(() =>
  import('../shortcuts/shortcut-list').then((part) => part.ShortcutList),
);

/** On a Mac, Control+K in a text field deletes the rest of the line. */
export const isMac = navigator.platform.startsWith('Mac');

/** Returns whether a modal dialog covers the page. */
const isCovered = () => document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, [role=grid]'));

/**
 * Returns the shell's open dialog. Control+K (Command+K on a Mac) toggles the command palette; `?` outside of fields
 * opens the list of keyboard shortcuts.
 */
export function useShellDialog() {
  const [dialog, setDialog] = useState<'palette' | 'shortcuts'>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      // Preloads on the modifier key, so that the first characters typed after K reach the palette.
      if (key === (isMac ? 'Meta' : 'Control')) CommandPalette.preload();
      if (altKey) return;
      if (key === '?' && !ctrlKey && !metaKey && hasSingleKeys()) {
        if (defaultPrevented || isField(event.composedPath()[0]) || isCovered()) return;
        event.preventDefault();
        setDialog('shortcuts');
      } else if (key === 'k' && !shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey)) {
        event.preventDefault();
        setDialog((shown) => (shown === 'palette' ? undefined : isCovered() ? shown : 'palette'));
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return [dialog, setDialog] as const;
}
