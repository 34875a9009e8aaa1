import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../kernel/drafts/draft-store';
import { usePortal } from '../../kernel/portal/portal-context';

/** The part of a form's API that drafts need. */
interface DraftedForm<Values> {
  state: { values: Values; isDefaultValue: boolean };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never) => void;
}

export interface FormDraftOptions<Values> {
  form: DraftedForm<Values>;
  /** Names the form and its record, e.g. `item` or `item/ITM-1`. */
  key: string;
  /** The form as it starts: says which fields a draft must have. */
  start: Values;
  /** The same with an entry in every list of objects. Default: `start`. */
  sample?: Values | undefined;
  /** In place of `sample`: whether what was kept is of this form. */
  isKnown?: ((values: Readonly<Record<string, unknown>>) => boolean) | undefined;
  recordVersion?: number | null;
}

/** How long typing must pause before it is kept. Milliseconds. */
const keepAfterMs = 400;

/** Whether a value is of the sample's kind: an older release may have had other fields. Lists are like their first entry. */
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

/**
 * Keeps what is typed while it is typed, and offers it back when the form is opened again after an interruption. The
 * draft goes with a save.
 */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { form, key, start, sample = start, recordVersion = null } = options;
  const { isKnown = (values) => isLike(sample, values) } = options;
  const { drafts } = usePortal();
  const [offer, setOffer] = useState<Draft | null>(() => {
    const draft = drafts?.read(key) ?? null;
    if (!draft || isKnown(draft.values)) return draft;
    drafts?.remove(key);
    return null;
  });
  const isOver = useRef(false);
  const offered = useRef(offer);
  offered.current = offer;

  useEffect(() => {
    if (!drafts) return;
    isOver.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (isOver.current) return;
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
    // What was typed before anybody knew whose draft it is.
    if (!form.state.isDefaultValue) timer = setTimeout(keep, keepAfterMs);
    let seen = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === seen) return;
      seen = form.state.values;
      isOver.current = false;
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    });
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
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
  /** The form is saved: nothing is left to offer. */
  const forget = useCallback(() => {
    isOver.current = true;
    drafts?.remove(key);
  }, [drafts, key]);

  return { offer, restore, discard, forget };
}
