import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { now, older, startFormDraft } from '../../../test/form-draft';
import type { Draft } from '../../kernel/drafts/draft-store';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a save without a response', () => {
  const request = { text: 'a' };

  /** The store after the page was closed during saves of these texts. */
  async function interrupted(...texts: string[]) {
    const { types, begins, kept, unmount } = await startFormDraft();
    for (const text of texts) {
      await types(text);
      await begins({ text }, `key-${text}`);
    }
    await unmount();
    return kept;
  }

  test('a save is stored with its key before the request is sent, and removed by the final response', async () => {
    const { types, kept, begins, ends } = await startFormDraft();
    await types('a');
    expect(await begins(request, 'key-a')).toBe('key-a');
    expect(kept['pending/note']).toMatchObject({
      values: { text: 'a', tags: [] },
      pendingSave: { idempotencyKey: 'key-a' },
    });
    await ends('key-a');
    expect(kept['pending/note']).toBeUndefined();
  });

  test('the next form offers the interrupted save once, and the same content reuses its key', async () => {
    const { offer, restores, values, begins } = await startFormDraft({ kept: await interrupted('a') });
    expect(offer()).toMatchObject({ pendingSave: { idempotencyKey: 'key-a' } });
    await restores();
    expect([values().text, offer()]).toEqual(['a', null]);
    expect([await begins(request, 'key-2'), await begins({ text: 'b' }, 'key-3')]).toEqual([
      'key-a',
      'key-3',
    ]);
  });

  test('another save keeps the interrupted save until the interrupted save has a final response', async () => {
    const { offer, types, begins, ends, restores, clears, kept } = await startFormDraft({
      kept: await interrupted('a'),
    });
    await types('b');
    await begins({ text: 'b' }, 'key-b');
    await ends('key-b');
    await clears();
    expect(offer()).toMatchObject({ values: { text: 'a' }, pendingSave: { idempotencyKey: 'key-a' } });
    await restores();
    expect(await begins(request, 'key-2')).toBe('key-a');
    await ends('key-a');
    await clears();
    expect([offer(), kept]).toEqual([null, {}]);
  });

  test('a save that gets no response is offered after another save of the same form', async () => {
    const { types, begins, ends, offer, kept } = await startFormDraft();
    await types('a');
    await begins(request, 'key-a');
    await types('b');
    await begins({ text: 'b' }, 'key-b');
    await ends('key-b', false);
    expect(offer()).toMatchObject({ pendingSave: { idempotencyKey: 'key-a' } });
    expect(Object.keys(kept)).toContain('pending/note');
  });

  test('a stored change of a record replaces its interrupted saves, and a refused change does not', async () => {
    const { offer, types, begins, ends, kept } = await startFormDraft({
      kept: await interrupted('a'),
      storedRequest: () => ({ text: '' }),
    });
    await types('b');
    await begins({ text: 'b' }, 'key-b');
    await ends('key-b', false);
    expect(offer()?.values.text).toBe('a');
    await begins({ text: 'b' }, 'key-c');
    await ends('key-c');
    expect([offer(), Object.keys(kept)]).toEqual([null, []]);
  });

  test('four interrupted saves are kept, and a fifth replaces the oldest', async () => {
    const kept = await interrupted('a', 'b', 'c', 'd', 'e');
    const saves = Object.entries(kept).filter(([key]) => key.startsWith('pending/'));
    expect(saves.map(([, { pendingSave }]) => pendingSave?.idempotencyKey)).toEqual([
      ...['key-e', 'key-b', 'key-c', 'key-d'],
    ]);
  });

  test('a save with the content of a discarded save has a new key', async () => {
    const { discards, kept, begins } = await startFormDraft({ kept: await interrupted('a') });
    await discards();
    expect(kept).toEqual({});
    expect(await begins(request, 'key-2')).toBe('key-2');
  });

  test('a save that the server has stored is not offered again', async () => {
    const { offer, draft, kept } = await startFormDraft({
      kept: await interrupted('a'),
      storedRequest: () => request,
    });
    expect([offer(), draft().isStored, kept]).toEqual([null, true, {}]);
  });

  test('a save before the stored save is not offered, because the stored save replaced it', async () => {
    const kept = await interrupted('a');
    vi.setSystemTime(now + 1000);
    Object.assign(kept, { 'pending/note~2': { ...(await interrupted('b'))['pending/note'] } });
    const { offer, draft } = await startFormDraft({ kept, storedRequest: () => ({ text: 'b' }) });
    expect([offer(), draft().isStored, kept]).toEqual([null, true, {}]);
  });

  test('a save that the server has not stored is offered', async () => {
    const { offer, draft } = await startFormDraft({
      kept: await interrupted('a'),
      storedRequest: () => ({ text: '' }),
    });
    expect([offer()?.values, draft().isStored]).toEqual([{ text: 'a', tags: [] }, false]);
  });
});

describe('two tabs with the same form', () => {
  /** Two open forms with the same store. */
  async function tabs(kept: Record<string, Draft> = {}) {
    const first = await startFormDraft({ kept });
    const second = await startFormDraft({ kept });
    const texts = () => Object.entries(kept).map(([key, { values }]) => [key, values.text]);
    return { kept, first, second, texts };
  }

  test('each tab stores its draft under its own key and removes no draft of the other tab', async () => {
    const { kept, first, second, texts } = await tabs();
    await first.types('a');
    await first.passes(400);
    await second.types('b');
    await second.passes(400);
    expect(texts()).toEqual([
      ['note', 'a'],
      ['note~2', 'b'],
    ]);
    await first.types('aa');
    await first.passes(400);
    expect(texts()).toEqual([
      ['note', 'aa'],
      ['note~2', 'b'],
    ]);
    await first.clears();
    expect(Object.keys(kept)).toEqual(['note~2']);
  });

  test('each tab stores its pending save under its own key and removes only its own save', async () => {
    const { kept, first, second } = await tabs();
    await first.begins({ text: 'a' }, 'key-a');
    await second.begins({ text: 'b' }, 'key-b');
    expect(Object.entries(kept).map(([key, { pendingSave }]) => [key, pendingSave?.idempotencyKey])).toEqual([
      ['pending/note', 'key-a'],
      ['pending/note~2', 'key-b'],
    ]);
    await first.ends('key-a');
    expect(Object.keys(kept)).toEqual(['pending/note~2']);
  });

  test('a draft that both tabs continue is stored once for each tab', async () => {
    const { first, second, texts } = await tabs({ note: older });
    for (const tab of [first, second]) await tab.restores();
    await first.passes(400);
    await first.types('a');
    await first.passes(400);
    await second.types('b');
    await second.passes(400);
    await first.types('aa');
    await first.passes(400);
    const stored = texts().map(([, text]) => text);
    expect(stored).toEqual(expect.arrayContaining(['aa', 'b']));
    await first.clears();
    expect(texts().map(([, text]) => text)).toContain('b');
  });

  test('discarding an offered save keeps a save that another tab has stored under the same key', async () => {
    const { kept, first, second } = await tabs();
    await first.begins({ text: 'a' }, 'key-a');
    const third = await startFormDraft({ kept });
    await first.ends('key-a');
    await second.begins({ text: 'b' }, 'key-b');
    await third.discards();
    expect(kept['pending/note']?.pendingSave?.idempotencyKey).toBe('key-b');
    await third.begins({ text: 'a' }, 'key-c');
    expect(Object.keys(kept)).toEqual(['pending/note', 'pending/note~2']);
  });
});
