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

/** What lies in a browser's storage, by form. */
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
}

/** An open form of two fields. */
async function start({ kept, recordVersion = null, isStrict = false }: Scene = {}) {
  const store = draftsWith(kept);
  const { inside } = fakePortal({ drafts: store.drafts });
  const hook = await renderHook(
    () => {
      const form = useAppForm({ defaultValues: empty });
      return { form, draft: useFormDraft({ form, key: 'note', start: empty, recordVersion }) };
    },
    { wrapper: ({ children }) => inside(isStrict ? <StrictMode>{children}</StrictMode> : children) },
  );
  const { act } = hook;
  return {
    ...store,
    unmount: hook.unmount,
    offer: () => hook.result.current.draft.offer,
    values: () => hook.result.current.form.state.values,
    types: (text: string) => act(() => hook.result.current.form.setFieldValue('text', text)),
    passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    restores: () => act(() => hook.result.current.draft.restore()),
    discards: () => act(() => hook.result.current.draft.discard()),
    forgets: () => act(() => hook.result.current.draft.clear()),
  };
}
const typed = (text: string): Draft => ({ savedAt, recordVersion: null, values: { text, tags: [] } });

describe('what is typed', () => {
  test('is kept once typing pauses for 400 ms, and is written once', async () => {
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

  test('is kept with the version of the record that it changes', async () => {
    const { types, passes, kept } = await start({ recordVersion: 7 });
    await types('a');
    await passes(400);
    expect(kept.note?.recordVersion).toBe(7);
  });

  test('is kept at once when the page goes', async () => {
    const { types, kept } = await start();
    await types('a');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(kept).toEqual({ note: typed('a') });
  });

  test('is kept at once when the form goes, and not again later', async () => {
    const { types, kept, unmount, writes } = await start();
    await types('a');
    await unmount();
    expect(kept).toEqual({ note: typed('a') });
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(writes).toHaveBeenCalledTimes(1);
  });

  test('and taken back is no draft', async () => {
    const { types, passes, kept } = await start();
    await types('a');
    await passes(400);
    await types('');
    await passes(400);
    expect(kept).toEqual({});
  });

  test('is kept once in Strict Mode too', async () => {
    const { types, passes, kept, writes } = await start({ isStrict: true });
    await types('a');
    await passes(400);
    expect([kept.note?.values, writes.mock.calls.length]).toEqual([{ text: 'a', tags: [] }, 1]);
  });
});

test('a form that nobody has touched keeps nothing when it goes', async () => {
  const { kept, writes, unmount } = await start();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await unmount();
  expect([kept, writes.mock.calls]).toEqual([{}, []]);
});

describe('a draft of before', () => {
  test('is offered, and fills nothing by itself', async () => {
    const { offer, values } = await start({ kept: { note: older } });
    expect([offer(), values()]).toEqual([older, empty]);
  });

  test('restored fills the form, and is kept on', async () => {
    const { offer, values, restores, passes, kept } = await start({ kept: { note: older } });
    await restores();
    expect([offer(), values()]).toEqual([null, older.values]);
    await passes(400);
    expect(kept.note?.values).toEqual(older.values);
  });

  test('discarded is gone, and stays gone', async () => {
    const { offer, values, discards, kept, unmount } = await start({ kept: { note: older } });
    await discards();
    expect([offer(), values(), kept]).toEqual([null, empty, {}]);
    await unmount();
    expect(kept).toEqual({});
  });

  test('discarded after something was typed leaves what was typed', async () => {
    const { types, passes, discards, kept } = await start({ kept: { note: older } });
    await types('new');
    await passes(400);
    await discards();
    await passes(400);
    expect(kept.note?.values).toEqual({ text: 'new', tags: [] });
  });

  test('is not overwritten by a form that nobody touches', async () => {
    const { kept, unmount } = await start({ kept: { note: older } });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({ note: older });
  });

  test('comes back when what was typed over it is taken back', async () => {
    const { types, passes, kept, offer } = await start({ kept: { note: older } });
    await types('new');
    await passes(400);
    expect(kept.note?.values).toMatchObject({ text: 'new' });
    await types('');
    await passes(400);
    expect([kept, offer()]).toEqual([{ note: older }, older]);
  });

  test('of another form is no business of this one', async () => {
    const { offer, types, passes, kept } = await start({ kept: { other: older } });
    expect(offer()).toBeNull();
    await types('a');
    await passes(400);
    expect(kept.other).toEqual(older);
  });

  test.each<[string, Record<string, unknown>]>([
    ['lacks a field', { text: 'older' }],
    ['has a field more', { ...older.values, colour: 'red' }],
    ['has another field', { text: 'older', labels: [] }],
    ['has a number for a text', { text: 7, tags: [] }],
    ['has a text for a list', { text: 'older', tags: 'x' }],
    ['has a list of something else', { text: 'older', tags: [1] }],
    ['has null for a text', { text: null, tags: [] }],
    ['has a field under __proto__', JSON.parse('{"__proto__":{"text":"older"},"tags":[]}')],
  ])('that %s is of an older form: it is not offered, and removed', async (_, values) => {
    const { offer, kept } = await start({ kept: { note: { ...older, values } } });
    expect([offer(), kept]).toEqual([null, {}]);
  });

  test.each<[string, boolean, unknown]>([
    ['with the fields of today', true, [{ city: 'Reims', hours: { from: '07:00' } }]],
    ['with none', true, []],
    ['that lack a field', false, [{ city: 'Reims' }]],
    ['with another kind of field', false, [{ city: 'Reims', hours: { from: 7 } }]],
    ['that are texts', false, ['Reims']],
    ['that are null', false, [null]],
  ])('a list of addresses %s is offered back: %s', async (_, isOffered, addresses) => {
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
  test('takes the draft away, also what is still to be kept', async () => {
    const { types, passes, forgets, kept, unmount } = await start();
    await types('a');
    await passes(400);
    await types('ab');
    await forgets();
    expect(kept).toEqual({});
    await passes(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({});
  });

  test('takes the offered draft away too', async () => {
    const { types, forgets, passes, kept, unmount } = await start({ kept: { note: older } });
    await types('new');
    await forgets();
    await passes(400);
    await unmount();
    expect(kept).toEqual({});
  });

  test('is followed by a new draft once something is typed again', async () => {
    const { types, passes, forgets, kept } = await start();
    await types('a');
    await forgets();
    await types('b');
    await passes(400);
    expect(kept.note?.values).toEqual({ text: 'b', tags: [] });
  });
});

test('a host that keeps no drafts is offered none, and the form works', async () => {
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

test('what was typed before anybody knew whose draft it is, is kept once that is known', async () => {
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
