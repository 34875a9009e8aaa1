import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';

export const CommandPalette = lazyPart(
  async () => (await import('../palette/command-palette')).CommandPalette,
);

/** There Control and K belong to what is typed: they cut off the rest of the line. */
export const isMac = navigator.platform.startsWith('Mac');

/** A question above the page is answered first. */
const isCovered = () => document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;

/** Control and K, or Command and K on a Mac, from anywhere in the portal, opens the command palette and closes it again. */
export function useCommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Its code is there before the second key is: what is typed next must not fall into the page.
      if (event.key === (isMac ? 'Meta' : 'Control')) CommandPalette.preload();
      const { ctrlKey, metaKey } = event;
      const isMeant = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!isMeant || event.shiftKey || event.altKey || event.key !== 'k') return;
      event.preventDefault();
      setOpen((isShown) => !isShown && !isCovered());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
