import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';

export const CommandPalette = lazyPart(
  async () => (await import('../palette/command-palette')).CommandPalette,
);

/** On a Mac, Control+K in a text field deletes the rest of the line. */
export const isMac = navigator.platform.startsWith('Mac');

/** Whether a modal dialog covers the page. */
export const isCovered = () =>
  document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;

/** Toggles the command palette on Control+K (Command+K on a Mac). */
export function useCommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Preloads on the modifier key, so that the first characters typed after K reach the palette.
      if (event.key === (isMac ? 'Meta' : 'Control')) CommandPalette.preload();
      const { ctrlKey, metaKey } = event;
      const hasModifier = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!hasModifier || event.shiftKey || event.altKey || event.key !== 'k') return;
      event.preventDefault();
      setOpen((isShown) => !isShown && !isCovered());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
