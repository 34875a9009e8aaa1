import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { noFields } from '../../../test/fields';
import { draftsWith, empty, noteDraft, now, older, startFormDraft, typed } from '../../../test/form-draft';
import { fakePortal } from '../../../test/portal';
import type { Draft, DraftStore } from '../../kernel/drafts/draft-store';
import { PortalContext, usePortal } from '../../kernel/host/portal-context';
import { useFieldsForm } from '../fields/form-hook';
import { isLike } from './is-like';
import { useFormDraft } from './use-form-draft';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing', () => {
  test('typing stores a draft once after a pause of 400 ms', async () => {
    const { types, passes, kept, writes } = await startFormDraft();
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
    const { types, passes, kept } = await startFormDraft({ recordVersion: 7 });
    await types('a');
    await passes(400);
    expect(kept.note?.recordVersion).toBe(7);
  });

  test('leaving the page stores the draft at once', async () => {
    const { types, kept } = await startFormDraft();
    await types('a');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(kept).toEqual({ note: typed('a') });
  });

  test('unmounting the form stores the draft once', async () => {
    const { types, kept, unmount, writes } = await startFormDraft();
    await types('a');
    await unmount();
    expect(kept).toEqual({ note: typed('a') });
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(writes).toHaveBeenCalledTimes(1);
  });

  test('reverted input removes the draft', async () => {
    const { types, passes, kept } = await startFormDraft();
    await types('a');
    await passes(400);
    await types('');
    await passes(400);
    expect(kept).toEqual({});
  });

  test('Strict Mode stores a draft once', async () => {
    const { types, passes, kept, writes } = await startFormDraft({ isStrict: true });
    await types('a');
    await passes(400);
    expect([kept.note?.values, writes.mock.calls.length]).toEqual([{ text: 'a', tags: [] }, 1]);
  });
});

test('an untouched form stores no draft when it unmounts', async () => {
  const { kept, writes, unmount } = await startFormDraft();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await unmount();
  expect([kept, writes.mock.calls]).toEqual([{}, []]);
});

describe('stored draft', () => {
  test('a stored draft is offered without filling fields', async () => {
    const { offer, values } = await startFormDraft({ kept: { note: older } });
    expect([offer(), values()]).toEqual([older, empty]);
  });

  test('a restored draft fills the form and remains in the store', async () => {
    const { offer, values, restores, passes, kept } = await startFormDraft({ kept: { note: older } });
    await restores();
    expect([offer(), values()]).toEqual([null, older.values]);
    await passes(400);
    expect(kept.note?.values).toEqual(older.values);
  });

  test('a discarded draft is removed and not stored again', async () => {
    const { offer, values, discards, kept, unmount } = await startFormDraft({ kept: { note: older } });
    await discards();
    expect([offer(), values(), kept]).toEqual([null, empty, {}]);
    await unmount();
    expect(kept).toEqual({});
  });

  test('input typed while a draft is offered replaces the draft in the store, and the offer remains', async () => {
    const { types, passes, offer, kept } = await startFormDraft({ kept: { note: older } });
    await types('new');
    await passes(400);
    expect([kept.note?.values.text, offer()]).toEqual(['new', older]);
  });

  test('discarding the offered draft keeps the typed input', async () => {
    const { types, discards, values, kept } = await startFormDraft({ kept: { note: older } });
    await types('new');
    await discards();
    expect([values().text, kept.note?.values.text]).toEqual(['new', 'new']);
  });

  test('reverted input stores the offered draft again', async () => {
    const { types, passes, kept } = await startFormDraft({ kept: { note: older } });
    await types('new');
    await passes(400);
    await types('');
    await passes(400);
    expect(kept).toEqual({ note: older });
  });

  test('a draft restored over other input offers that input instead, and restoring the input offers the draft', async () => {
    const { types, restores, offer, values, kept, passes } = await startFormDraft({ kept: { note: older } });
    await types('new');
    await restores();
    expect([values(), offer()?.values]).toEqual([older.values, { text: 'new', tags: [] }]);
    await passes(400);
    expect(kept.note?.values).toEqual(older.values);
    await restores();
    expect([values(), offer()?.values]).toEqual([{ text: 'new', tags: [] }, older.values]);
  });

  test('a form removes no draft that another tab has stored', async () => {
    const kept: Record<string, Draft> = {};
    const first = await startFormDraft({ kept });
    const second = await startFormDraft({ kept });
    await first.types('a');
    await first.passes(400);
    await second.types('b');
    await second.passes(400);
    await first.completes();
    expect(kept.note?.values.text).toBe('b');
  });

  test('restoring a draft marks no field as touched or wrong', async () => {
    const { restores, form } = await startFormDraft({ kept: { note: older } });
    await restores();
    expect(form().getFieldMeta('text')).toMatchObject({ isTouched: false, errors: [] });
    expect(form().state.isDefaultValue).toBe(false);
  });

  test('an untouched form does not overwrite a stored draft', async () => {
    const { kept, unmount } = await startFormDraft({ kept: { note: older } });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({ note: older });
  });

  test('a form ignores the drafts of other forms', async () => {
    const { offer, types, passes, kept } = await startFormDraft({ kept: { other: older } });
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
    const { offer, kept } = await startFormDraft({ kept: { note: { ...older, values } } });
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
        const form = useFieldsForm({ addresses: [] as typeof sample.addresses }, noFields);
        const isCompatible = (values: unknown) => isLike(sample, values);
        const toRequest = () => undefined;
        return useFormDraft({ ...noteDraft, form, start: form.state.values, isCompatible, toRequest });
      },
      { wrapper: ({ children }) => inside(children) },
    );
    expect(result.current.offer !== null).toBe(isOffered);
  });
});

describe('a save', () => {
  test('a save removes the draft and discards input that is not stored yet', async () => {
    const { types, passes, completes, kept, unmount } = await startFormDraft();
    await types('a');
    await passes(400);
    await types('ab');
    await completes();
    expect(kept).toEqual({});
    await passes(10_000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(kept).toEqual({});
  });

  test('a save keeps the offered draft', async () => {
    const { types, completes, passes, kept, unmount } = await startFormDraft({ kept: { note: older } });
    await types('new');
    await completes();
    await passes(400);
    await unmount();
    expect(kept).toEqual({ note: older });
  });

  test('typing after a save stores a new draft', async () => {
    const { types, passes, completes, kept } = await startFormDraft();
    await types('a');
    await completes();
    await types('b');
    await passes(400);
    expect(kept.note?.values).toEqual({ text: 'b', tags: [] });
  });
});

test('a draft contains the open step of its form', async () => {
  const { types, passes, kept } = await startFormDraft({ step: 'items' });
  await types('a');
  await passes(400);
  expect(kept.note?.step).toBe('items');
});

test('a form in a host without a draft store works and offers no drafts', async () => {
  const { inside } = fakePortal();
  const hook = await renderHook(
    () => {
      const form = useFieldsForm(empty, noFields);
      return { form, draft: useFormDraft({ ...noteDraft, form }) };
    },
    { wrapper: ({ children }) => inside(children) },
  );
  await hook.act(() => hook.result.current.form.setFieldValue('text', 'a'));
  await hook.act(() => hook.result.current.draft.discard());
  await hook.act(() => hook.result.current.draft.completeSave({}));
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
      const form = useFieldsForm(empty, noFields);
      return { form, draft: useFormDraft({ ...noteDraft, form }) };
    },
    { wrapper: ({ children }) => portal.inside(<Inside>{children}</Inside>) },
  );
  await hook.act(() => hook.result.current.form.setFieldValue('text', 'early'));
  drafts = store.drafts;
  await hook.rerender();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.kept.note?.values).toMatchObject({ text: 'early' });
});
