import { StrictMode } from 'react';
import { vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { isLike } from '../src/forms/draft/is-like';
import { useFormDraft } from '../src/forms/draft/use-form-draft';
import { useFieldsForm } from '../src/forms/fields/form-hook';
import type { Draft, DraftStore } from '../src/kernel/drafts/draft-store';
import { noFields } from './fields';
import { fakePortal } from './portal';

/** Time of the tests, in milliseconds since the epoch. */
export const now = Date.UTC(2026, 10, 21, 12);
/** The same time as in a stored draft. */
export const savedAt = new Date(now).toISOString();
export const empty = { text: '', tags: [] as readonly string[] };
export const older: Draft = {
  savedAt: '2026-11-20T08:00:00.000Z',
  recordVersion: null,
  values: { text: 'older', tags: ['x'] },
};

/** Creates a draft store in memory, by form. */
export function draftsWith(kept: Record<string, Draft> = {}) {
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

/** The draft of a new note. */
export const noteDraft = {
  key: 'note',
  start: empty,
  isCompatible: (values: unknown) => isLike(empty, values),
  toRequest: ({ text }: typeof empty) => ({ text }),
  recordVersion: null,
};

interface Scene {
  kept?: Record<string, Draft>;
  /** Default: the form creates a record. */
  recordVersion?: number | null;
  /** The values of the record. */
  start?: typeof empty;
  isStrict?: boolean;
  /** Whether the host has a draft store. Default true. */
  isStored?: boolean;
  step?: string;
}

/** Opens a form with two fields. */
export async function startFormDraft(scene: Scene = {}) {
  const { kept, recordVersion = null, start = empty, isStrict = false, isStored = true, step } = scene;
  const store = draftsWith(kept);
  const { inside } = fakePortal(isStored ? { drafts: store.drafts } : {});
  const hook = await renderHook(
    () => {
      const form = useFieldsForm(start, noFields);
      return { form, draft: useFormDraft({ ...noteDraft, form, start, recordVersion, step }) };
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
    /** Stores a save of the typed text, and returns its key. */
    begins: async () => {
      let key = '';
      await act(() => {
        const { form, draft } = hook.result.current;
        key = draft.beginSave(noteDraft.toRequest(form.state.values));
      });
      return key;
    },
    rejects: () =>
      act(() => {
        const { form, draft } = hook.result.current;
        draft.rejectSave(noteDraft.toRequest(form.state.values));
      }),
    offer: () => hook.result.current.draft.offer,
    values: () => hook.result.current.form.state.values,
    types: (text: string) => act(() => hook.result.current.form.setFieldValue('text', text)),
    passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    restores: () => act(() => hook.result.current.draft.restore()),
    discards: () => act(() => hook.result.current.draft.discard()),
    completes: () =>
      act(() => {
        const { form, draft } = hook.result.current;
        draft.completeSave(noteDraft.toRequest(form.state.values));
      }),
  };
}
export const typed = (text: string): Draft => ({ savedAt, recordVersion: null, values: { text, tags: [] } });
