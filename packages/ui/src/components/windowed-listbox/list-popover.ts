import { lazyPart } from '../lazy-part/lazy-part';

/** A list below the text field that it belongs to. Render it only while it is open. */
export const ListPopover = lazyPart(async () => (await import('./list-surface')).ListSurface);
