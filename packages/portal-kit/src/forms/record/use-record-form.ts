import { useStore } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import type { Destination } from '../../kernel/navigation/destination';
import { failureToast } from '../../kernel/notifications/failure';
import type { PortalNotification } from '../../kernel/notifications/portal-notification';
import { usePortal } from '../../kernel/portal/portal-context';
import { isOutdated } from '../conflict/outdated';
import type { PutForm } from '../conflict/record-conflict.values';
import { useFormDraft } from '../draft/use-form-draft';
import { useAppForm } from '../fields/form-hook';
import { useServerErrors } from '../fields/server-errors';
import { focusFirstInvalid } from '../focus/focus-first-invalid';
import { formMessages } from './form.messages';
import type { ConfirmedSave } from './form-confirmation.machine';
import { useFormConfirmation } from './use-form-confirmation';
import { useSaveChange } from './use-save-change';

/** A record as it was read, with what a change of it names. */
interface Versioned {
  etag: string | null;
}

/** What a form is about: how a record becomes fields, and fields what is sent. */
export interface RecordKind<Values extends object, Details extends Versioned, Request, Saved> {
  /** Names the form in drafts and notifications, e.g. `item`. */
  name: string;
  /** Where the user goes when the record is saved. */
  list: Destination;
  /** A new record's fields, in the order in which the form shows them. */
  empty: Values;
  /** The same with an entry in every list, where `empty` has none: what a draft is held against. */
  sample?: Values;
  valuesOf: (details: Details) => Values;
  requestOf: (values: Values) => Request;
  idOf: (details: Details) => string;
  versionOf: (details: Details) => number;
  /** The record that the server has answered with, if any. */
  detailsOf: (saved: Saved) => Details | undefined;
  /** What the user calls the record, in the question before it is saved. */
  titleOf: (request: Request) => string;
}

/** The words of adding a record, or of changing one. */
export interface RecordFormTexts {
  /** The form's accessible name. */
  label: string;
  confirmTitle: string;
  confirmText: (title: string) => string;
  /** Title and caption of the notification. */
  done: string;
  doneText: string;
}

/** What the host of a form gives it. */
export interface RecordFormHost<Details, Saved> {
  /** The record that is changed, as it was read. */
  record?: Details;
  /** Reads the record again; rejects when that fails. */
  onRequestReload?: () => Promise<Details | undefined>;
  /** Default: go to the list; where the host shows none, the form stays and says so. */
  onRecordSaved?: ((saved: Saved) => void) | undefined;
  /** Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: (() => void) | undefined;
}

export interface RecordFormOptions<Details extends Versioned, Request, Saved>
  extends RecordFormHost<Details, Saved> {
  texts: {
    create: RecordFormTexts;
    edit: RecordFormTexts;
    /** The record was added and the form is empty for the next. */
    addAnother: (title: string) => string;
  };
  create: (sent: ConfirmedSave<Request>) => Promise<Saved>;
  update: (request: Request, base: Details, etag: string | null | undefined) => Promise<Saved>;
  /** Tells the host's listeners. */
  tellSaved: (saved: Saved, isNew: boolean) => void;
  /** Where the notification leads. */
  linkOf?: (saved: Saved) => PortalNotification['link'];
}

function useFormApi<Values extends object>(options: {
  start: Values;
  onValid: (values: Values) => void;
  onInvalid: () => void;
}) {
  return useAppForm({
    defaultValues: options.start,
    // Validity is judged again on every submit, so a button that looks pressed always says why nothing happens.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => options.onValid(value),
    onSubmitInvalid: options.onInvalid,
  });
}

/** The state of a record's form; each field subscribes to its own part of it. */
export type RecordFormApi<Values extends object> = ReturnType<typeof useFormApi<Values>>;

/**
 * From fields to a saved record, for every form of one: confirmation, draft, unsaved changes, the server's messages on
 * their fields, and what to do when somebody else has changed the record meanwhile. `RecordForm` shows it.
 * Source: specification, section 4 (Form flow).
 */
export function useRecordForm<Values extends object, Details extends Versioned, Request, Saved>(
  kind: RecordKind<Values, Details, Request, Saved>,
  options: RecordFormOptions<Details, Request, Saved>,
) {
  const { record, onRequestReload, texts } = options;
  const { navigation, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  /** How many saves were refused as outdated since the last that was not refused; the last of them is told. */
  const [conflicts, setConflicts] = useState(0);
  const leadToConflict = useRef<() => void>(undefined);
  const openConflict = useCallback((lead: (() => void) | undefined) => {
    leadToConflict.current = lead;
  }, []);
  const [outcome, setOutcome] = useState('');
  /** What the form started from: what differs from it is a change. */
  const [start, setStart] = useState(() => (record ? kind.valuesOf(record) : kind.empty));
  const mode = base ? texts.edit : texts.create;
  const key = base ? `${kind.name}/${kind.idOf(base)}` : kind.name;
  const recordVersion = base ? kind.versionOf(base) : null;
  const isListShown = navigation.href(kind.list) !== undefined;

  const saveChange = useSaveChange({
    send: (request: Request, etag) => options.update(request, base as Details, etag),
    reload: async () => onRequestReload?.(),
    requestOf: (details: Details) => kind.requestOf(kind.valuesOf(details)),
  });
  const confirmation = useFormConfirmation({
    save: (sent: ConfirmedSave<Request>) => (base ? saveChange(sent.request, base) : options.create(sent)),
    onSaved: (saved) => {
      const fresh = kind.detailsOf(saved);
      if (!base) restart(start);
      else if (fresh) startFrom(fresh);
      else restart(form.state.values);
      setConflicts(0);
      setOutcome(base ? formTexts.allSaved : texts.addAnother(title));
      draft.forget();
      letGo();
      const link = options.linkOf?.(saved);
      notify({
        about: key,
        status: 'success',
        title: mode.done,
        ...(mode.doneText && { caption: mode.doneText }),
        ...(link && { link }),
      });
      options.tellSaved(saved, !base);
      if (options.onRecordSaved) options.onRecordSaved(saved);
      else if (isListShown) navigation.go(kind.list);
      if (!base) {
        // The dialog has gone by then; a form that stays is empty for the next record.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) element.current?.querySelector('input')?.focus();
        });
      }
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      if (isOutdated(error)) setConflicts(conflicts + 1);
      notify({ about: key, ...failureToast(error, kernel) });
      focusFirstInvalid(element.current);
    },
  });
  const title = confirmation.request === undefined ? '' : kind.titleOf(confirmation.request);
  const form = useFormApi({
    start,
    onValid: (values) => {
      const request = kind.requestOf(values);
      if (leadToConflict.current) leadToConflict.current();
      else if (base && JSON.stringify(request) === JSON.stringify(kind.requestOf(start))) {
        restart(start);
        setOutcome(formTexts.unchanged);
      } else confirmation.submit(request);
    },
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const restart = (values: Values) => {
    setStart(values);
    form.reset(values);
  };
  const put: PutForm<Values, Details> = (fresh, values, changes) => {
    setBase(fresh);
    restart(values);
    for (const [name, value] of changes) form.setFieldValue(name as never, value as never);
  };
  const startFrom = (fresh: Details) => put(fresh, kind.valuesOf(fresh), []);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const letGo = useUnsavedChanges(hasChanges);
  const known = useRef(record);
  useEffect(() => {
    if (record === known.current) return;
    known.current = record;
    // The cache was behind: what nobody has changed yet starts from what the server has.
    if (record && !hasChanges) startFrom(record);
  });
  const draft = useFormDraft({ form, key, start, sample: kind.sample, recordVersion });

  return {
    form,
    element,
    mode,
    base,
    start,
    restart,
    recordVersion,
    draft,
    serverErrors,
    hasChanges,
    outcome,
    question: {
      isAsked: confirmation.isAsking,
      isSaving: confirmation.isSaving,
      title,
      confirm: confirmation.confirm,
      decline: confirmation.decline,
    },
    conflict: conflicts > 0 && base && onRequestReload ? { count: conflicts, base, onRequestReload } : null,
    forgetConflict: () => setConflicts(0),
    put,
    openConflict,
    valuesOf: kind.valuesOf,
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(kind.list) : undefined),
  };
}

/** A record's form as it runs. */
export type RecordFormState<Values extends object, Details extends Versioned> = ReturnType<
  typeof useRecordForm<Values, Details, unknown, unknown>
>;
