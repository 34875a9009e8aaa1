import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';

export const CommandPalette = lazyPart(
  async () => (await import('../palette/command-palette')).CommandPalette,
);

/** A question above the page is answered first. */
const isCovered = () => document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;

/** Control or Command and K, from anywhere in the portal, opens the command palette and closes it again. */
export function useCommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Its code is there before the second key is: what is typed next must not fall into the page.
      if (event.key === 'Control' || event.key === 'Meta') CommandPalette.preload();
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== 'k') return;
      event.preventDefault();
      setOpen((isShown) => !isShown && !isCovered());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
