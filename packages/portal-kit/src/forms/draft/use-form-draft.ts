import type { AnyFieldLikeMetaBase, UpdateMetaOptions } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../kernel/drafts/draft-store';
import { usePortal } from '../../kernel/portal/portal-context';
import { contentHash, pendingSaveKey } from './pending-save';

/** The part of a form's API that drafts use. */
interface DraftedForm<Values> {
  state: { values: Values; isDefaultValue: boolean };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never, options?: UpdateMetaOptions) => void;
  setFieldMeta: (name: never, update: (meta: AnyFieldLikeMetaBase) => AnyFieldLikeMetaBase) => void;
}

export interface FormDraftOptions<Values> {
  form: DraftedForm<Values>;
  /** Identifies the form and its record, e.g. `item` or `item/ITM-1`. */
  key: string;
  /** The form's initial values: a draft must have the same fields. */
  start: Values;
  /** `start` with an entry in every list of objects. Default: `start`. */
  sample?: Values | undefined;
  /** Whether stored values fit this form. Default: they match `sample`. */
  isCompatible?: ((values: Readonly<Record<string, unknown>>) => boolean) | undefined;
  recordVersion?: number | null;
  /** The open step of a form with steps. */
  step?: string | undefined;
  /**
   * A request that would store `start` again. If a pending save has the same content, the server has stored it. Default:
   * the form creates a record.
   */
  storedRequest?: (() => unknown) | undefined;
}

/** Pause after the last key before a draft is stored, in milliseconds. */
const storeAfterMs = 400;

/**
 * Whether a value has the structure of the sample. A draft of an older release may have other fields. The first entry of
 * a list is the sample of all entries.
 */
export function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) {
    const [entry = ''] = sample;
    return Array.isArray(value) && value.every((one) => isLike(entry, one));
  }
  if (typeof sample !== 'object' || sample === null) return typeof sample === typeof value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(sample);
  return (
    fields.length === Object.keys(value).length &&
    fields.every(
      ([name, one]) => Object.hasOwn(value, name) && isLike(one, (value as Record<string, unknown>)[name]),
    )
  );
}

/** Restores the values without marking fields as touched: only the user's input shows errors. */
function fill<Values extends object>(form: DraftedForm<Values>, names: readonly string[], draft: Draft) {
  for (const name of names) {
    form.setFieldValue(name as never, draft.values[name] as never, {
      ...{ dontUpdateMeta: true, dontValidate: true, dontRunListeners: true },
    });
    // The form compares only fields with metadata with their initial values. A field without a cell has no metadata.
    form.setFieldMeta(name as never, (meta) => ({
      ...meta,
      isTouched: meta?.isTouched ?? false,
      isDirty: true,
    }));
  }
}

const isSameValues = (a: Draft, b: Draft) => JSON.stringify(a.values) === JSON.stringify(b.values);

/**
 * Stores the values of a form while the user types, and offers them when the form opens again. An offered draft stays in
 * the store until the user restores or discards the draft.
 *
 * A save is stored before its request is sent, separately from the draft, until the request has a final response. If the
 * form closes before, the save is offered first, and the same content is sent with the same idempotency key.
 */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { form, key, start, sample = start, recordVersion = null, step } = options;
  const { isCompatible = (values) => isLike(sample, values) } = options;
  const { drafts } = usePortal();
  const saveKey = pendingSaveKey(key);
  const [found] = useState(() => {
    const read = (slot: string) => {
      const draft = drafts?.read(slot) ?? null;
      if (!draft || isCompatible(draft.values)) return draft;
      drafts?.remove(slot);
      return null;
    };
    const draft = read(key);
    const save = read(saveKey);
    const request = save?.pendingSave && options.storedRequest?.();
    const isStored = request !== undefined && save?.pendingSave?.bodyHash === contentHash(request);
    return {
      draft,
      save,
      isStored,
      isSaveOfDraft: draft !== null && save !== null && isSameValues(draft, save),
    };
  });
  const [offers, setOffers] = useState<readonly Draft[]>(() =>
    [!found.isStored && found.save, !found.isSaveOfDraft && found.draft].filter(
      (one) => one !== false && one !== null,
    ),
  );
  const offer = offers[0] ?? null;
  const isCleared = useRef(false);
  const latest = useRef({ offers, step });
  latest.current = { offers, step };
  const pending = useRef(found.isStored ? undefined : found.save?.pendingSave);

  useEffect(() => {
    // The server has stored the save whose response was lost.
    if (found.isStored) drafts?.remove(saveKey);
    if (found.isStored && found.isSaveOfDraft) drafts?.remove(key);
  }, [drafts, found, key, saveKey]);

  const current = useCallback(
    (): Draft => ({
      savedAt: new Date().toISOString(),
      recordVersion,
      values: form.state.values as Readonly<Record<string, unknown>>,
      ...(latest.current.step !== undefined && { step: latest.current.step }),
    }),
    [form, recordVersion],
  );

  const store = useRef(() => {});
  useEffect(() => {
    if (!drafts) return;
    isCleared.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      // An offered draft is not overwritten.
      if (isCleared.current || latest.current.offers.some((one) => !one.pendingSave)) return;
      if (form.state.isDefaultValue) drafts.remove(key);
      else drafts.write(key, current());
    };
    store.current = write;
    // The user may have typed before the draft store was available.
    if (!form.state.isDefaultValue) timer = setTimeout(write, storeAfterMs);
    let seen = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === seen) return;
      seen = form.state.values;
      isCleared.current = false;
      clearTimeout(timer);
      timer = setTimeout(write, storeAfterMs);
    });
    const storePending = () => timer !== undefined && write();
    window.addEventListener('pagehide', storePending);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', storePending);
      storePending();
    };
  }, [drafts, form, key, current]);
  // The draft contains the open step.
  const storedStep = useRef(step);
  useEffect(() => {
    if (storedStep.current === step) return;
    storedStep.current = step;
    if (!form.state.isDefaultValue) store.current();
  }, [form, step]);

  const close = useCallback((answered: Draft) => {
    const rest = latest.current.offers.filter((one) => one !== answered);
    latest.current = { ...latest.current, offers: rest };
    setOffers(rest);
  }, []);
  const restore = useCallback(() => {
    if (!offer) return;
    close(offer);
    fill(form, Object.keys(start), offer);
  }, [form, offer, start, close]);
  const discard = useCallback(() => {
    if (!offer) return;
    close(offer);
    if (offer.pendingSave) {
      pending.current = undefined;
      drafts?.remove(saveKey);
      if (!found.isSaveOfDraft) return;
    }
    drafts?.remove(key);
    // Stores input that the offered draft has kept out of the store.
    store.current();
  }, [drafts, found, key, saveKey, offer, close]);
  /** After a save: removes the draft of the saved values. An offered draft stays in the store. */
  const clear = useCallback(() => {
    isCleared.current = true;
    if (!latest.current.offers.some((one) => !one.pendingSave)) drafts?.remove(key);
  }, [drafts, key]);
  /** Stores the save and returns the key of its request: the key of an earlier request with the same content, or `newKey`. */
  const beginSave = useCallback(
    (request: unknown, newKey: string): string => {
      const bodyHash = contentHash(request);
      const save =
        pending.current?.bodyHash === bodyHash ? pending.current : { idempotencyKey: newKey, bodyHash };
      pending.current = save;
      drafts?.write(saveKey, { ...current(), pendingSave: save });
      return save.idempotencyKey;
    },
    [drafts, saveKey, current],
  );
  /** The save has a final response. */
  const endSave = useCallback(() => {
    pending.current = undefined;
    drafts?.remove(saveKey);
    const answered = latest.current.offers.find((one) => one.pendingSave);
    if (answered) close(answered);
  }, [drafts, saveKey, close]);

  return { offer, restore, discard, clear, beginSave, endSave, isStored: found.isStored };
}
