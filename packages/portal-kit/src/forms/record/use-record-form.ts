import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import type { Destination } from '../../kernel/navigation/destination';
import { failureToast } from '../../kernel/notifications/failure';
import type { PortalNotification } from '../../kernel/notifications/portal-notification';
import { usePortal } from '../../kernel/portal/portal-context';
import type { ConflictEvent, FieldChange } from '../conflict/record-conflict.values';
import { useFormDraft } from '../draft/use-form-draft';
import { useAppForm } from '../fields/form-hook';
import { useServerErrors } from '../fields/server-errors';
import { focusFirstInvalid } from '../focus/focus-form';
import { formMessages } from './form.messages';
import type { ConfirmedSave } from './record-form.machine';
import { runSteps } from './run-steps';
import { useRecordFormMachine } from './use-record-form-machine';
import { useSaveChange, type Versioned } from './use-save-change';

/** How a form converts between a record, its fields and the request. */
export interface RecordFormDefinition<Values extends object, Details extends Versioned, Request, Saved> {
  /** Identifies the form in drafts and notifications, e.g. `item`. */
  name: string;
  /** Destination after a save. */
  list: Destination;
  /** The fields of a new record, in display order. */
  empty: Values;
  /** `empty` with one entry in every list; validates drafts. Default: `empty`. */
  sample?: Values;
  valuesOf: (details: Details) => Values;
  requestOf: (values: Values) => Request;
  idOf: (details: Details) => string;
  versionOf: (details: Details) => number;
  /** The record in the response to a save, if any. */
  detailsOf: (saved: Saved) => Details | undefined;
  /** The name of the record in the confirmation dialog. */
  titleOf: (request: Request) => string;
}

/** The texts for adding a record, or for changing one. */
export interface RecordFormTexts {
  /** The form's accessible name. */
  label: string;
  confirmTitle: string;
  confirmText: (title: string) => string;
  /** Title and caption of the notification. */
  done: string;
  doneText: string;
}

/** The inputs and callbacks that a widget passes to its form. */
export interface RecordFormHost<Details, Saved> {
  /** The record to change. Default: the form adds one. */
  record?: Details;
  /** Reads the record again; rejects when the request fails. */
  onRequestReload?: () => Promise<Details | undefined>;
  /** Default: go to the list; if the host has no list, the form stays open and shows the result. */
  onRecordSaved?: ((saved: Saved) => void) | undefined;
  /** Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: (() => void) | undefined;
}

export interface RecordFormOptions<Details extends Versioned, Request, Saved>
  extends RecordFormHost<Details, Saved> {
  texts: {
    create: RecordFormTexts;
    edit: RecordFormTexts;
    /** Shown by a form that stays open after it has added a record. */
    addAnother: (title: string) => string;
  };
  create: (confirmed: ConfirmedSave<Request>) => Promise<Saved>;
  update: (request: Request, record: Details, etag: string | null | undefined) => Promise<Saved>;
  /** Emits the host event of a save. */
  emitSaved: (saved: Saved, isNew: boolean) => void;
  /** The link in the notification. */
  linkOf?: (saved: Saved) => PortalNotification['link'];
}

function useFormApi<Values extends object>(options: {
  start: Values;
  onValid: (values: Values) => void;
  onInvalid: () => void;
}) {
  return useAppForm({
    defaultValues: options.start,
    // Every submit validates again, so that an enabled button always has a visible effect.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => options.onValid(value),
    onSubmitInvalid: options.onInvalid,
  });
}

/** The state of a record's form; each field subscribes to its own part. */
export type RecordFormApi<Values extends object> = ReturnType<typeof useFormApi<Values>>;

/**
 * Controls the form of one record: confirmation, draft, leave guard, server errors on fields, and concurrent edits.
 * `RecordForm` renders it. Source: specification, section 4 (Form flow).
 */
export function useRecordForm<Values extends object, Details extends Versioned, Request, Saved>(
  definition: RecordFormDefinition<Values, Details, Request, Saved>,
  options: RecordFormOptions<Details, Request, Saved>,
) {
  const { onRequestReload, texts } = options;
  const { navigation, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors();
  // A version that arrives later replaces this one by an event, and only in an unchanged form.
  const [initialRecord] = useState(options.record);
  /** The values that count as unchanged. */
  const [start, setStart] = useState(() =>
    initialRecord ? definition.valuesOf(initialRecord) : definition.empty,
  );
  const resetTo = (values: Values) => {
    setStart(values);
    form.reset(values);
  };
  const isListShown = navigation.href(definition.list) !== undefined;

  const saveChange = useSaveChange({
    send: options.update,
    reload: async () => onRequestReload?.(),
    requestOf: (details: Details) => definition.requestOf(definition.valuesOf(details)),
  });
  const { state, send, confirmation } = useRecordFormMachine<Details, Request, Saved>({
    record: initialRecord,
    save: ({ record: edited, ...confirmed }) =>
      edited ? saveChange(confirmed.request, edited) : options.create(confirmed),
    detailsOf: definition.detailsOf,
    onSaved: (saved) => {
      const fresh = definition.detailsOf(saved);
      let link: PortalNotification['link'];
      runSteps(
        () => resetTo(!record ? start : fresh ? definition.valuesOf(fresh) : form.state.values),
        draft.clear,
        releaseGuard,
        () => {
          link = options.linkOf?.(saved);
        },
        () =>
          notify({
            about: key,
            status: 'success',
            title: mode.done,
            ...(mode.doneText && { caption: mode.doneText }),
            ...(link && { link }),
          }),
        () => options.emitSaved(saved, !record),
        () => {
          if (options.onRecordSaved) options.onRecordSaved(saved);
          else if (isListShown) navigation.go(definition.list);
        },
      );
      if (!record) {
        // The dialog is closed by then; a form that stays open is ready for the next record.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) element.current?.querySelector('input')?.focus();
        });
      }
    },
    onFailed: (error) =>
      runSteps(
        () => serverErrors.keep(error),
        () => notify({ about: key, ...failureToast(error, kernel) }),
        () => focusFirstInvalid(element.current),
      ),
    resetForm: () => resetTo(start),
    element,
  });
  const outcome = state?.context.outcome;
  const record = state ? state.context.record : initialRecord;
  const mode = record ? texts.edit : texts.create;
  const key = record ? `${definition.name}/${definition.idOf(record)}` : definition.name;
  const recordVersion = record ? definition.versionOf(record) : null;
  const title = confirmation.request === undefined ? '' : definition.titleOf(confirmation.request);

  const form = useFormApi({
    start,
    onValid: (values) => {
      const request = definition.requestOf(values);
      const isUnchanged =
        record !== undefined && JSON.stringify(request) === JSON.stringify(definition.requestOf(start));
      send({ type: 'form.submitted', request, isUnchanged });
    },
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const hasChanges = useStore(form.store, ({ isDefaultValue }) => !isDefaultValue);
  const releaseGuard = useUnsavedChanges(hasChanges);
  const received = useRef(initialRecord);
  useEffect(() => {
    if (options.record === received.current) return;
    received.current = options.record;
    // The form was opened from the cache: an unchanged form takes over the server's version.
    if (!options.record || hasChanges) return;
    resetTo(definition.valuesOf(options.record));
    send({ type: 'record.refreshed', record: options.record });
  });
  const draft = useFormDraft({ form, key, start, sample: definition.sample, recordVersion });

  const note =
    hasChanges || !outcome
      ? ''
      : outcome === 'added'
        ? texts.addAnother(title)
        : outcome === 'updated'
          ? formTexts.allSaved
          : formTexts.unchanged;

  return {
    form,
    element,
    mode,
    record,
    recordVersion,
    start,
    resetTo,
    draft,
    serverErrors,
    /** The result of the last submit; empty once the user changes a field. */
    note,
    confirmation: { ...confirmation, title },
    conflictCount: state?.context.conflictCount,
    send: send as (event: ConflictEvent<Details>) => void,
    fill: (_: Details, values: Values, changes: readonly FieldChange<Values>[]) => {
      resetTo(values);
      for (const [name, value] of changes) form.setFieldValue(name as never, value as never);
    },
    onRequestReload: async () => onRequestReload?.(),
    valuesOf: definition.valuesOf,
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(definition.list) : undefined),
  };
}

/** The state and the callbacks of a record's form. */
export type RecordFormState<Values extends object, Details extends Versioned> = ReturnType<
  typeof useRecordForm<Values, Details, unknown, unknown>
>;
