import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../kernel/drafts/draft-store';
import { usePortal } from '../../kernel/portal/portal-context';

/** The part of a form's API that drafts use. */
interface DraftedForm<Values> {
  state: { values: Values; isDefaultValue: boolean };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never) => void;
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

/** Stores the values of a form while the user types, and offers them when the form opens again. A save removes the draft. */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { form, key, start, sample = start, recordVersion = null } = options;
  const { isCompatible = (values) => isLike(sample, values) } = options;
  const { drafts } = usePortal();
  const [offer, setOffer] = useState<Draft | null>(() => {
    const draft = drafts?.read(key) ?? null;
    if (!draft || isCompatible(draft.values)) return draft;
    drafts?.remove(key);
    return null;
  });
  const isCleared = useRef(false);
  const offered = useRef(offer);
  offered.current = offer;

  useEffect(() => {
    if (!drafts) return;
    isCleared.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isCleared.current) return;
      const { values, isDefaultValue } = form.state;
      if (isDefaultValue && offered.current) drafts.write(key, offered.current);
      else if (isDefaultValue) drafts.remove(key);
      else
        drafts.write(key, {
          savedAt: new Date().toISOString(),
          recordVersion,
          values: values as Readonly<Record<string, unknown>>,
        });
    };
    // The user may have typed before the draft store was available.
    if (!form.state.isDefaultValue) timer = setTimeout(store, storeAfterMs);
    let seen = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === seen) return;
      seen = form.state.values;
      isCleared.current = false;
      clearTimeout(timer);
      timer = setTimeout(store, storeAfterMs);
    });
    const storePending = () => timer !== undefined && store();
    window.addEventListener('pagehide', storePending);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', storePending);
      storePending();
    };
  }, [drafts, form, key, recordVersion]);

  const restore = useCallback(() => {
    if (!offer) return;
    for (const name of Object.keys(start)) form.setFieldValue(name as never, offer.values[name] as never);
    setOffer(null);
  }, [form, offer, start]);
  const discard = useCallback(() => {
    if (form.state.isDefaultValue) drafts?.remove(key);
    setOffer(null);
  }, [drafts, form, key]);
  const clear = useCallback(() => {
    isCleared.current = true;
    drafts?.remove(key);
  }, [drafts, key]);

  return { offer, restore, discard, clear };
}
