import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import type { Draft, DraftStore } from '../../kernel/drafts/draft-store';
import { PortalContext, usePortal } from '../../kernel/portal/portal-context';
import { useAppForm } from '../fields/form-hook';
import { useFormDraft } from './use-form-draft';

const now = Date.UTC(2026, 10, 21, 12);
const savedAt = new Date(now).toISOString();
const empty = { text: '', tags: [] as readonly string[] };
const older: Draft = {
  savedAt: '2026-11-20T08:00:00.000Z',
  recordVersion: null,
  values: { text: 'older', tags: ['x'] },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A draft store in memory, by form. */
function draftsWith(kept: Record<string, Draft> = {}) {
  const drafts: DraftStore = {
    read: (form) => kept[form] ?? null,
    write: (form, draft) => {
      kept[form] = structuredClone(draft);
    },
    remove: (form) => {
      delete kept[form];
    },
  };
  return { kept, drafts, writes: vi.spyOn(drafts, 'write') };
}

interface Scene {
  kept?: Record<string, Draft>;
  recordVersion?: number | null;
  isStrict?: boolean;
  step?: string;
  storedRequest?: () => unknown;
}

/** An open form with two fields. */
async function start(scene: Scene = {}) {
  const { kept, recordVersion = null, isStrict = false, step, storedRequest } = scene;
  const store = draftsWith(kept);
  const { inside } = fakePortal({ drafts: store.drafts });
  const hook = await renderHook(
    () => {
      const form = useAppForm({ defaultValues: empty });
      const options = { form, key: 'note', start: empty, recordVersion, step, storedRequest };
      return { form, draft: useFormDraft(options) };
    },
    { wrapper: ({ children }) => inside(isStrict ? <StrictMode>{children}</StrictMode> : children) },
  );
  const { act } = hook;
  return {
    ...store,
    act,
    unmount: hook.unmount,
    form: () => hook.result.current.form,
    draft: () => hook.result.current.draft,
    begins: async (request: unknown, newKey: string) => {
      let key = '';
      await act(() => {
        key = hook.result.current.draft.beginSave(request, newKey);
      });
      return key;
    },
    ends: (key: string, isStored = true) => act(() => hook.result.current.draft.endSave(key, isStored)),
    offer: () => hook.result.current.draft.offer,
    values: () => hook.result.current.form.state.values,
    types: (text: string) => act(() => hook.result.current.form.setFieldValue('text', text)),
    passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    restores: () => act(() => hook.result.current.draft.restore()),
    discards: () => act(() => hook.result.current.draft.discard()),
    clears: () => act(() => hook.result.current.draft.clear()),
  };
}
const typed = (text: string): Draft => ({ savedAt, recordVersion: null, values: { text, tags: [] } });

describe('typing', () => {
  test('typing stores a draft once after a pause of 400 ms', async () => {
    const { types, passes, kept, writes } = await start();
    await types('a');
    await passes(399);
    await types('ab');
    await passes(399);
    expect(kept).toEqual({});
    await passes(1);
    expect(kept).toEqual({ note: { ...typed('ab'), savedAt: new Date(now + 799).toISOString() } });
    await passes(10_000);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  test('a draft has the version of the record that it changes', async () => {
    const { types, passes, kept } = await start({ recordVersion: 7 });
    await types('a');
    await passes(400);
    expect(kept.note?.recordVersion).toBe(7);
  });

  test('leaving the page stores the draft at once', async () => {
    const { types, kept } = await start();
    await types('a');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(kept).toEqual({ note: typed('a') });
  });

  test('unmounting the form stores the draft once', async () => {
    const { types, kept, unmount, writes } = await start();
    await types('a');
    await unmount();
    expect(kept).toEqual({ note: typed('a') });
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(writes).toHaveBeenCalledTimes(1);
  });

  test('reverted input removes the draft', async () => {
    const { types, passes, kept } = await start();
    await types('a');
    await passes(400);
    await types('');
    await passes(400);
    expect(kept).toEqual({});
  });

  test('Strict Mode stores a draft once', async () => {
    const { types, passes, kept, writes } = await start({ isStrict: true });
    await types('a');
    await passes(400);
    expect([kept.note?.values, writes.mock.calls.length]).toEqual([{ text: 'a', tags: [] }, 1]);
  });
});

test('an untouched form stores no draft when it unmounts', async () => {
  const { kept, writes, unmount } = await start();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await unmount();
  expect([kept, writes.mock.calls]).toEqual([{}, []]);
});

describe('stored draft', () => {
  test('a stored draft is offered without filling fields', async () => {
    const { offer, values } = await start({ kept: { note: older } });
    expect([offer(), values()]).toEqual([older, empty]);
  });

  test('a restored draft fills the form and remains in the store', async () => {
    const { offer, values, restores, passes, kept } = await start({ kept: { note: older } });
    await restores();
    expect([offer(), values()]).toEqual([null, older.values]);
    await passes(400);
    expect(kept.note?.values).toEqual(older.values);
  });

  test('a discarded draft is removed and not stored again', async () => {
    const { offer, values, discards, kept, unmount } = await start({ kept: { note: older } });
    await discards();
    expect([offer(), values(), kept]).toEqual([null, empty, {}]);
    await unmount();
    expect(kept).toEqual({});
  });

  test('input typed while a draft is offered is stored separately, and discarding the draft keeps the input', async () => {
    const { types, passes, discards, kept } = await start({ kept: { note: older } });
    await types('new');
    await passes(400);
    const input = { ...typed('new'), savedAt: new Date(now + 400).toISOString() };
    expect(kept).toEqual({ note: older, 'note~2': input });
    await discards();
    await passes(400);
    expect(kept).toEqual({ 'note~2': input });
  });

  test('an offered draft and newer input survive a crash, and the latest is offered first', async () => {
    const { types, kept, unmount } = await start({ kept: { note: older } });
    await types('new');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    const { offer, discards } = await start({ kept });
    expect(offer()?.values).toEqual({ text: 'new', tags: [] });
    await discards();
    expect(offer()).toEqual(older);
    expect(kept).toEqual({ note: older });
  });

  test('a draft restored over other input offers that input instead, and restoring the input offers the draft', async () => {
    const { types, restores, offer, values, kept, passes } = await start({ kept: { note: older } });
    await types('new');
    await restores();
    expect([values(), offer()?.values]).toEqual([older.values, { text: 'new', tags: [] }]);
    await passes(400);
    await restores();
    await passes(400);
    expect([values(), offer()?.values]).toEqual([{ text: 'new', tags: [] }, older.values]);
    expect(Object.values(kept).map((draft) => draft.values.text)).toEqual(['older', 'new']);
  });

  test('the store keeps four drafts of a form, and further input replaces the oldest', async () => {
    const kept: Record<string, Draft> = { note: older };
    for (const [index, text] of ['b', 'c', 'd', 'e'].entries()) {
      const { types, unmount } = await start({ kept });
      vi.setSystemTime(now + index);
      await types(text);
      await unmount();
    }
    expect(Object.values(kept).map(({ values }) => values.text)).toEqual(['e', 'b', 'c', 'd']);
  });

  test('restoring a draft stores other input in place of the oldest of four drafts, which is no longer offered', async () => {
    const slots = ['note', 'note~2', 'note~3', 'note~4'];
    const kept = Object.fromEntries(
      slots.map((slot, index) => [
        slot,
        { ...older, savedAt: `2026-11-20T0${index}:00:00.000Z`, values: { text: slot, tags: [] } },
      ]),
    );
    const { types, restores, discards, offer, values } = await start({ kept });
    await types('new');
    await restores();
    expect(values().text).toBe('note~4');
    const offered: unknown[] = [];
    while (offer()) {
      offered.push(offer()?.values.text);
      await discards();
    }
    expect(offered).toEqual(['new', 'note~3', 'note~2']);
    expect(Object.keys(kept)).toEqual(['note~4']);
  });

  test('restoring a draft marks no field as touched or wrong', async () => {
    const { restores, form } = await start({ kept: { note: older } });
    await restores();
    expect(form().getFieldMeta('text')).toMatchObject({ isTouched: false, errors: [] });
    expect(form().state.isDefaultValue).toBe(false);
  });

  test('an untouched form does not overwrite a stored draft', async () => {
    const { kept, unmount } = await start({ kept: { note: older } });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({ note: older });
  });

  test('a form ignores the drafts of other forms', async () => {
    const { offer, types, passes, kept } = await start({ kept: { other: older } });
    expect(offer()).toBeNull();
    await types('a');
    await passes(400);
    expect(kept.other).toEqual(older);
  });

  test.each<[string, Record<string, unknown>]>([
    ['lacks a field', { text: 'older' }],
    ['has an additional field', { ...older.values, color: 'red' }],
    ['has another field', { text: 'older', labels: [] }],
    ['has a number for a text', { text: 7, tags: [] }],
    ['has a text for a list', { text: 'older', tags: 'x' }],
    ['has a list of numbers', { text: 'older', tags: [1] }],
    ['has null for a text', { text: null, tags: [] }],
    ['has a field under __proto__', JSON.parse('{"__proto__":{"text":"older"},"tags":[]}')],
  ])('a draft that %s is removed without an offer', async (_, values) => {
    const { offer, kept } = await start({ kept: { note: { ...older, values } } });
    expect([offer(), kept]).toEqual([null, {}]);
  });

  test.each<[string, boolean, unknown]>([
    ['with the current fields', true, [{ city: 'Reims', hours: { from: '07:00' } }]],
    ['with none', true, []],
    ['that lack a field', false, [{ city: 'Reims' }]],
    ['with another kind of field', false, [{ city: 'Reims', hours: { from: 7 } }]],
    ['that are texts', false, ['Reims']],
    ['that are null', false, [null]],
  ])('a draft with a list of addresses %s is offered: %s', async (_, isOffered, addresses) => {
    const kept = { note: { ...older, values: { addresses } } };
    const { drafts } = draftsWith(kept);
    const { inside } = fakePortal({ drafts });
    const sample = { addresses: [{ city: '', hours: { from: '' } }] };
    const { result } = await renderHook(
      () => {
        const form = useAppForm({ defaultValues: { addresses: [] as typeof sample.addresses } });
        return useFormDraft({ form, key: 'note', start: form.state.values, sample });
      },
      { wrapper: ({ children }) => inside(children) },
    );
    expect(result.current.offer !== null).toBe(isOffered);
  });
});

describe('a save', () => {
  test('a save removes the draft and discards input that is not stored yet', async () => {
    const { types, passes, clears, kept, unmount } = await start();
    await types('a');
    await passes(400);
    await types('ab');
    await clears();
    expect(kept).toEqual({});
    await passes(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({});
  });

  test('a save keeps the offered draft', async () => {
    const { types, clears, passes, kept, unmount } = await start({ kept: { note: older } });
    await types('new');
    await clears();
    await passes(400);
    await unmount();
    expect(kept).toEqual({ note: older });
  });

  test('typing after a save stores a new draft', async () => {
    const { types, passes, clears, kept } = await start();
    await types('a');
    await clears();
    await types('b');
    await passes(400);
    expect(kept.note?.values).toEqual({ text: 'b', tags: [] });
  });
});

describe('a save without a response', () => {
  const request = { text: 'a' };

  /** The store after the page was closed during saves of these texts. */
  async function interrupted(...texts: string[]) {
    const { types, begins, kept, unmount } = await start();
    for (const text of texts) {
      await types(text);
      await begins({ text }, `key-${text}`);
    }
    await unmount();
    return kept;
  }

  test('a save is stored with its key before the request is sent, and removed by the final response', async () => {
    const { types, kept, begins, ends } = await start();
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
    const { offer, restores, values, begins } = await start({ kept: await interrupted('a') });
    expect(offer()).toMatchObject({ pendingSave: { idempotencyKey: 'key-a' } });
    await restores();
    expect([values().text, offer()]).toEqual(['a', null]);
    expect([await begins(request, 'key-2'), await begins({ text: 'b' }, 'key-3')]).toEqual([
      'key-a',
      'key-3',
    ]);
  });

  test('another save keeps the interrupted save until the interrupted save has a final response', async () => {
    const { offer, types, begins, ends, restores, clears, kept } = await start({
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
    const { types, begins, ends, offer, kept } = await start();
    await types('a');
    await begins(request, 'key-a');
    await types('b');
    await begins({ text: 'b' }, 'key-b');
    await ends('key-b', false);
    expect(offer()).toMatchObject({ pendingSave: { idempotencyKey: 'key-a' } });
    expect(Object.keys(kept)).toContain('pending/note');
  });

  test('a stored change of a record replaces its interrupted saves, and a refused change does not', async () => {
    const { offer, types, begins, ends, kept } = await start({
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
    const { discards, kept, begins } = await start({ kept: await interrupted('a') });
    await discards();
    expect(kept).toEqual({});
    expect(await begins(request, 'key-2')).toBe('key-2');
  });

  test('a save that the server has stored is not offered again', async () => {
    const { offer, draft, kept } = await start({
      kept: await interrupted('a'),
      storedRequest: () => request,
    });
    expect([offer(), draft().isStored, kept]).toEqual([null, true, {}]);
  });

  test('a save before the stored save is not offered, because the stored save replaced it', async () => {
    const kept = await interrupted('a');
    vi.setSystemTime(now + 1000);
    Object.assign(kept, { 'pending/note~2': { ...(await interrupted('b'))['pending/note'] } });
    const { offer, draft } = await start({ kept, storedRequest: () => ({ text: 'b' }) });
    expect([offer(), draft().isStored, kept]).toEqual([null, true, {}]);
  });

  test('a save that the server has not stored is offered', async () => {
    const { offer, draft } = await start({
      kept: await interrupted('a'),
      storedRequest: () => ({ text: '' }),
    });
    expect([offer()?.values, draft().isStored]).toEqual([{ text: 'a', tags: [] }, false]);
  });
});

describe('two tabs with the same form', () => {
  /** Two open forms with the same store. */
  async function tabs(kept: Record<string, Draft> = {}) {
    const first = await start({ kept });
    const second = await start({ kept });
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
    const third = await start({ kept });
    await first.ends('key-a');
    await second.begins({ text: 'b' }, 'key-b');
    await third.discards();
    expect(kept['pending/note']?.pendingSave?.idempotencyKey).toBe('key-b');
    await third.begins({ text: 'a' }, 'key-c');
    expect(Object.keys(kept)).toEqual(['pending/note', 'pending/note~2']);
  });
});

test('a draft contains the open step of its form', async () => {
  const { types, passes, kept } = await start({ step: 'items' });
  await types('a');
  await passes(400);
  expect(kept.note?.step).toBe('items');
});

test('a form in a host without a draft store works and offers no drafts', async () => {
  const { inside } = fakePortal();
  const hook = await renderHook(
    () => {
      const form = useAppForm({ defaultValues: empty });
      return { form, draft: useFormDraft({ form, key: 'note', start: empty }) };
    },
    { wrapper: ({ children }) => inside(children) },
  );
  await hook.act(() => hook.result.current.form.setFieldValue('text', 'a'));
  await hook.act(() => hook.result.current.draft.discard());
  await hook.act(() => hook.result.current.draft.clear());
  expect([hook.result.current.draft.offer, hook.result.current.form.state.values.text]).toEqual([null, 'a']);
});

test('input typed before the draft store is available is stored as soon as the store is available', async () => {
  const store = draftsWith();
  let drafts: DraftStore | undefined;
  const portal = fakePortal({ drafts: undefined });
  const Inside = ({ children }: { children: ReactNode }) => (
    <PortalContext.Provider value={{ ...usePortal(), drafts }}>{children}</PortalContext.Provider>
  );
  const hook = await renderHook(
    () => {
      const form = useAppForm({ defaultValues: empty });
      return { form, draft: useFormDraft({ form, key: 'note', start: empty }) };
    },
    { wrapper: ({ children }) => portal.inside(<Inside>{children}</Inside>) },
  );
  await hook.act(() => hook.result.current.form.setFieldValue('text', 'early'));
  drafts = store.drafts;
  await hook.rerender();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.kept.note?.values).toMatchObject({ text: 'early' });
});
