import type { StatusTone } from '@portal-kit/ui/status-dot';
import type { itemsMessages } from './list/items.messages';

const tones = new Map<string, StatusTone>([
  ['ACTIVE', 'ok'],
  ['INACTIVE', 'neutral'],
  ['DISCONTINUED', 'bad'],
]);

/** The dot and the word of an item's status; one that a newer server has is shown as it came. */
export function itemStatusLook(status: string, texts: ReturnType<typeof itemsMessages>) {
  const tone = tones.get(status);
  return { tone: tone ?? 'neutral', label: (tone ? texts.status[status] : status) ?? status } as const;
}
