import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { createDraftStore } from '../../kernel/drafts/draft-store';
import { createTextStore } from '../../kernel/session/session-storage';
import { pendingSaveKey } from './pending-save';

test('a full storage removes the draft of a form before the pending save of the form', () => {
  const storage = new MemoryStorage();
  const local = createTextStore(() => storage, { expendable: 'draft:' });
  const drafts = createDraftStore(local, { prefix: 'draft:', email: 'ada@x.example', supplierId: 'SUP-1' });
  const draft = { savedAt: new Date().toISOString(), recordVersion: null, values: { text: 'x'.repeat(200) } };
  for (const form of [pendingSaveKey('item/I-1'), 'item/I-1']) drafts.write(form, draft);
  storage.capacity = Object.entries(storage.stored()).flat().join('').length;
  local.set('id_token', 'y'.repeat(200));
  expect(local.get('id_token')).toHaveLength(200);
  expect([drafts.read(pendingSaveKey('item/I-1')), drafts.read('item/I-1')]).toEqual([draft, null]);
});
