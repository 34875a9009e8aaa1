import type { AnyFieldLikeMetaBase, UpdateMetaOptions } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentHash } from '../../kernel/drafts/content-hash';
import type { Draft } from '../../kernel/drafts/draft-store';
import { usePortal } from '../../kernel/portal/portal-context';
import { pendingSaveKey } from './pending-save';
import {
  findDrafts,
  freeSlot,
  isReplaced,
  isSameValues,
  removeDraft,
  type StoredDraft,
} from './stored-drafts';

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
   * A request that would store `start` again. If a pending save has the same content, the server has stored it and has
   * replaced the earlier saves. Default: the form creates a record.
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

/**
 * Stores the values of a form while the user types, and offers them when the form opens again. An offered draft stays in
 * the store until the user restores or discards the draft; input is stored separately. If the user restores a draft over
 * other input, that input is offered instead.
 *
 * A save is stored before its request is sent, separately from the drafts, until the request has a final response. If
 * the form closes or sends another request before, the save is offered first, and the same content is sent with the same
 * idempotency key.
 */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { form, key, start, sample = start, recordVersion = null, step, storedRequest } = options;
  const { isCompatible = (values) => isLike(sample, values) } = options;
  const { drafts } = usePortal();
  const saveKey = pendingSaveKey(key);
  const isChange = storedRequest !== undefined;
  const [found] = useState(() => findDrafts(drafts, key, isCompatible, storedRequest));
  const [offers, setOffers] = useState<readonly StoredDraft[]>(() => [...found.saves, ...found.drafts]);
  const offer = offers[0];
  const isCleared = useRef(false);
  const latest = useRef({ offers, step });
  latest.current = { offers, step };
  /** Saves without a final response, latest first. */
  const pending = useRef(found.saves);
  /** The stored values of the form; undefined while they are not stored. */
  const own = useRef<StoredDraft>(undefined);

  useEffect(() => {
    for (const one of found.outdated) removeDraft(drafts, one);
  }, [drafts, found]);

  const current = useCallback(
    (): Draft => ({
      savedAt: new Date().toISOString(),
      recordVersion,
      values: form.state.values as Readonly<Record<string, unknown>>,
      ...(latest.current.step !== undefined && { step: latest.current.step }),
    }),
    [form, recordVersion],
  );
  const changeOffers = useCallback((next: readonly StoredDraft[]) => {
    latest.current = { ...latest.current, offers: next };
    setOffers(next);
  }, []);
  /** Returns the first free slot of a draft or save. If no slot is free, the oldest draft or save is not offered again. */
  const takeSlot = useCallback(
    (first: string, used: readonly StoredDraft[]) => {
      const taken = freeSlot(drafts, first, used);
      const { offers: known } = latest.current;
      if (known.some((one) => one.slot === taken)) changeOffers(known.filter((one) => one.slot !== taken));
      return taken;
    },
    [drafts, changeOffers],
  );
  const removeOwn = useCallback(() => {
    if (own.current) removeDraft(drafts, own.current);
    own.current = undefined;
  }, [drafts]);

  const store = useRef(() => {});
  useEffect(() => {
    if (!drafts) return;
    isCleared.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isCleared.current) return;
      if (form.state.isDefaultValue) return removeOwn();
      const owned = own.current && !isReplaced(drafts, own.current) ? own.current.slot : undefined;
      // An offered draft is not overwritten.
      const offered = latest.current.offers.filter(({ draft }) => !draft.pendingSave);
      own.current = { slot: owned ?? takeSlot(key, offered), draft: current() };
      drafts.write(own.current.slot, own.current.draft);
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
  }, [drafts, form, key, current, takeSlot, removeOwn]);
  // The draft contains the open step.
  const storedStep = useRef(step);
  useEffect(() => {
    if (storedStep.current === step) return;
    storedStep.current = step;
    if (!form.state.isDefaultValue) store.current();
  }, [form, step]);

  const restore = useCallback(() => {
    const [restored] = latest.current.offers;
    if (!restored) return;
    // If no slot is free, storing the current values replaces the oldest offer.
    store.current();
    const rest = latest.current.offers.filter((one) => one !== restored);
    const replaced = own.current ? [own.current] : [];
    own.current = restored.draft.pendingSave ? undefined : restored;
    changeOffers([...replaced, ...rest]);
    fill(form, Object.keys(start), restored.draft);
  }, [form, start, changeOffers]);
  /** Removes saves and their offers, and the drafts with the values of a save. */
  const removeSaves = useCallback(
    (removed: readonly StoredDraft[]) => {
      const copies = found.copies.filter((copy) =>
        removed.some(({ draft }) => copy.slot !== own.current?.slot && isSameValues(copy.draft, draft)),
      );
      for (const one of [...removed, ...copies]) removeDraft(drafts, one);
      pending.current = pending.current.filter((one) => removed.every(({ slot: gone }) => gone !== one.slot));
    },
    [drafts, found],
  );
  const discard = useCallback(() => {
    const [discarded, ...rest] = latest.current.offers;
    if (!discarded) return;
    changeOffers(rest);
    if (discarded.draft.pendingSave) removeSaves([discarded]);
    else removeDraft(drafts, discarded);
  }, [drafts, changeOffers, removeSaves]);
  /** After a save: removes the draft of the saved values. Offered drafts stay in the store. */
  const clear = useCallback(() => {
    isCleared.current = true;
    removeOwn();
  }, [removeOwn]);
  /** Stores the save and returns the key of its request: the key of an earlier request with the same content, or `newKey`. */
  const beginSave = useCallback(
    (request: unknown, newKey: string): string => {
      const bodyHash = contentHash(request);
      const known = pending.current.find(({ draft }) => draft.pendingSave?.bodyHash === bodyHash);
      const pendingSave = known?.draft.pendingSave ?? { idempotencyKey: newKey, bodyHash };
      const owned = known && !isReplaced(drafts, known) ? known.slot : undefined;
      const save = {
        slot: owned ?? takeSlot(saveKey, pending.current),
        draft: { ...current(), pendingSave },
      };
      pending.current = [save, ...pending.current.filter((one) => one !== known && one.slot !== save.slot)];
      drafts?.write(save.slot, save.draft);
      return pendingSave.idempotencyKey;
    },
    [drafts, saveKey, current, takeSlot],
  );
  /**
   * The save with this key has a final response. `isStored`: the server has stored the save. A stored change of a record
   * replaces the earlier saves. Other saves without a final response are offered.
   */
  const endSave = useCallback(
    (idempotencyKey: string, isStored: boolean) => {
      removeSaves(
        pending.current.filter(
          ({ draft }) => (isStored && isChange) || draft.pendingSave?.idempotencyKey === idempotencyKey,
        ),
      );
      changeOffers([...pending.current, ...latest.current.offers.filter(({ draft }) => !draft.pendingSave)]);
    },
    [isChange, removeSaves, changeOffers],
  );

  return {
    /** The latest interrupted save or draft. */
    offer: offer?.draft ?? null,
    /** Number of the other drafts, which are offered next. */
    moreOffers: Math.max(0, offers.length - 1),
    restore,
    discard,
    clear,
    beginSave,
    endSave,
    isStored: found.isStored,
  };
}
