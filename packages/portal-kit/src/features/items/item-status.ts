import type { StatusTone } from '@portal-kit/ui/status-dot';
import type { itemsMessages } from './list/items.messages';

const tones = new Map<string, StatusTone>([
  ['ACTIVE', 'ok'],
  ['INACTIVE', 'neutral'],
  ['DISCONTINUED', 'bad'],
]);

/** Label and tone of an item's status. An unknown status of a newer server is shown as text. */
export function itemStatusLook(status: string, texts: ReturnType<typeof itemsMessages>) {
  const tone = tones.get(status);
  return { tone: tone ?? 'neutral', label: (tone ? texts.status[status] : status) ?? status } as const;
}
