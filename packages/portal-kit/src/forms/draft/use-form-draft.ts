import { newIdempotencyKey } from '@portal-kit/sdk';
import type { AnyFieldLikeMetaBase, UpdateMetaOptions } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentHash } from '../../kernel/drafts/content-hash';
import type { Draft, DraftStore, PendingSave } from '../../kernel/drafts/draft-store';
import { usePortal } from '../../kernel/host/portal-context';

/** The part of a form's API that drafts use. */
interface DraftedForm<Values> {
  state: { values: Values; isDefaultValue: boolean };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never, options?: UpdateMetaOptions) => void;
  validate: (cause: 'change') => unknown;
  setFieldMeta: (name: never, update: (meta: AnyFieldLikeMetaBase) => AnyFieldLikeMetaBase) => void;
}

export interface FormDraftOptions<Values> {
  form: DraftedForm<Values>;
  /** Identifies the form and its record, e.g. `item` or `item/ITM-1`. */
  key: string;
  /** The form's initial values. */
  start: Values;
  /** Whether stored values have the fields of this form. */
  isCompatible: (values: Readonly<Record<string, unknown>>) => boolean;
  /** Converts the values to the request that a submit sends. */
  toRequest: (values: Values) => unknown;
  /** The version of the record that the form changes. Default: the form creates a record. */
  recordVersion: number | null;
  /** The open step of a form with steps. */
  step?: string | undefined;
}

/** Pause after the last key before a draft is stored, in milliseconds. */
const storeAfterMs = 400;

/** Restores the values without marking fields as touched: only the user's input shows errors. */
function fill<Values extends object>(form: DraftedForm<Values>, names: readonly string[], draft: Draft) {
  for (const name of names) {
    form.setFieldValue(name as never, draft.values[name] as never, {
      dontUpdateMeta: true,
      dontValidate: true,
      dontRunListeners: true,
    });
    // The form compares only fields with metadata with their initial values. A field without an input has no metadata.
    form.setFieldMeta(name as never, (meta) => ({
      ...meta,
      isTouched: meta?.isTouched ?? false,
      isDirty: true,
    }));
  }
  void form.validate('change');
}

const savedEntry = (save: PendingSave) => [save.bodyHash, save] as const;

/** Returns whether the server has stored a draft's save: the stored record equals the save's request. */
export const isStoredSave = ({ pendingSave }: Draft, storedRequest: unknown): boolean =>
  pendingSave?.bodyHash === contentHash(storedRequest);

/** Reads the draft of a form. A draft that does not fit the form, or whose values are stored, is removed. */
function readDraft<Values extends object>(
  drafts: DraftStore | undefined,
  { key, start, isCompatible, toRequest, recordVersion }: FormDraftOptions<Values>,
): { draft: Draft | null; isStored: boolean } {
  const draft = drafts?.read(key) ?? null;
  if (!draft) return { draft, isStored: false };
  if (!isCompatible(draft.values)) {
    drafts?.remove(key);
    return { draft: null, isStored: false };
  }
  const stored = toRequest(start);
  const isStored = recordVersion !== null && isStoredSave(draft, stored);
  if (!isStored) return { draft, isStored };
  // The user may have changed the values after the save was sent.
  const isUnchanged = isStoredSave(draft, toRequest(draft.values as Values));
  return { draft: isUnchanged ? null : { ...draft, pendingSave: undefined }, isStored };
}

/**
 * Stores the values of a form while the user types, and offers them when the form opens again. Input replaces an offered
 * draft in the store; the offer remains until the user restores or discards it. If the user restores a draft over other
 * input, that input is offered instead.
 *
 * The draft contains the idempotency key of a save until the request has a final response. The same content is sent
 * again with the same key, so that the server stores it once.
 */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { form, key, start, toRequest, recordVersion, step } = options;
  const { drafts } = usePortal();
  const [found] = useState(() => readDraft(drafts, options));
  const [offer, setOffer] = useState(found.draft);
  /** Saves without a final response, by the hash of their content; the last one is stored with the draft. */
  const pendingSaves = useRef(new Map(found.draft?.pendingSave && [savedEntry(found.draft.pendingSave)]));
  /** The time of the draft that this form has read or stored last. */
  const storedAt = useRef(found.draft?.savedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ offer, recordVersion, step });
  latest.current = { offer, recordVersion, step };

  const current = useCallback((): Draft => {
    const { recordVersion, step } = latest.current;
    return {
      savedAt: new Date().toISOString(),
      recordVersion,
      values: form.state.values as Readonly<Record<string, unknown>>,
      step,
      pendingSave: [...pendingSaves.current.values()].at(-1),
    };
  }, [form]);
  const write = useCallback(
    (draft: Draft) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      storedAt.current = draft.savedAt;
      drafts?.write(key, draft);
    },
    [drafts, key],
  );
  /** Removes the form's values from the store, which then contains the offered draft. */
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (latest.current.offer) return write(latest.current.offer);
    // Another tab may have stored its own draft.
    if (drafts?.read(key)?.savedAt === storedAt.current) drafts?.remove(key);
  }, [drafts, key, write]);
  const store = useCallback(
    () => (form.state.isDefaultValue ? clear() : write(current())),
    [form, clear, write, current],
  );

  useEffect(() => {
    if (!drafts) return;
    const storeLater = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(store, storeAfterMs);
    };
    const storePending = () => timer.current !== undefined && store();
    // The user may have typed before the draft store was available.
    if (!form.state.isDefaultValue) storeLater();
    let seen = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === seen) return;
      seen = form.state.values;
      storeLater();
    });
    window.addEventListener('pagehide', storePending);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', storePending);
      storePending();
    };
  }, [drafts, form, store]);
  useEffect(() => {
    if (!found.isStored) return;
    if (found.draft) drafts?.write(key, found.draft);
    else drafts?.remove(key);
  }, [found, drafts, key]);
  const storedStep = useRef(step);
  useEffect(() => {
    if (storedStep.current === step) return;
    storedStep.current = step;
    if (!form.state.isDefaultValue) store();
  }, [form, step, store]);

  return {
    /** The draft of an interrupted form. */
    offer,
    /** Whether the offered values were sent, and the response was lost. */
    isOfferUnconfirmed: offer !== null && isStoredSave(offer, toRequest(offer.values as Values)),
    restore: () => {
      if (!offer) return;
      setOffer(form.state.isDefaultValue ? null : current());
      fill(form, Object.keys(start), offer);
    },
    discard: () => {
      if (offer?.pendingSave) pendingSaves.current.delete(offer.pendingSave.bodyHash);
      latest.current = { ...latest.current, offer: null };
      setOffer(null);
      store();
    },
    /** Stores a save before its request is sent, and returns the idempotency key of the request. */
    beginSave: (request: unknown): string => {
      const bodyHash = contentHash(request);
      const { idempotencyKey } = pendingSaves.current.get(bodyHash) ?? {
        idempotencyKey: newIdempotencyKey(),
      };
      // The last save comes last.
      pendingSaves.current.delete(bodyHash);
      pendingSaves.current.set(bodyHash, { idempotencyKey, bodyHash });
      write(current());
      return idempotencyKey;
    },
    /** The server has stored the save, so that the draft of its values is removed. */
    completeSave: (request: unknown) => {
      pendingSaves.current.delete(contentHash(request));
      clear();
    },
    /** The server has rejected the save, so that its key must not be used again. */
    rejectSave: (request: unknown) => {
      pendingSaves.current.delete(contentHash(request));
      const stored = drafts?.read(key);
      // Another form of the same record may have stored newer values.
      if (!stored || stored.savedAt === storedAt.current) write(current());
    },
    /** Whether the server has stored the save of the draft that was found. */
    isStored: found.isStored,
  };
}
