import type { StatusTone } from '@portal-kit/ui/status-dot';
import { getCodeLabel } from '../../kernel/messages/code-label';
import { dash } from '../../kernel/messages/message-format';
import type { itemsMessages } from './list/items.messages';

const tones = new Map<string, StatusTone>([
  ['ACTIVE', 'ok'],
  ['INACTIVE', 'neutral'],
  ['DISCONTINUED', 'bad'],
]);

/**
 * Returns the label and tone of an item's status. An unknown status of a newer server is shown as text, a missing one
 * as a dash.
 */
export function itemStatusLook(status: string | null | undefined, texts: ReturnType<typeof itemsMessages>) {
  return {
    tone: tones.get(status ?? '') ?? 'neutral',
    label: getCodeLabel(status, texts.status) || dash,
  } as const;
}
