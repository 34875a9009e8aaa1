import { useStore } from '@tanstack/react-form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { runSteps } from '../../kernel/errors/run-steps';
import type { PortalEvent } from '../../kernel/events/portal-events';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { saveFailureToast } from '../../kernel/notifications/failure';
import type { PortalNotification } from '../../kernel/notifications/portal-notification';
import { usePortal } from '../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../kernel/portal/query-client-context';
import type { ConflictEvent, FieldChange } from '../conflict/record-conflict.values';
import { useFormDraft } from '../draft/use-form-draft';
import type { FormFields } from '../fields/field-cells';
import { useRecordFormApi } from '../fields/form-hook';
import { useServerErrors } from '../fields/server-errors';
import { focusFirstInvalid } from '../focus/focus-form';
import { formMessages } from './form.messages';
import type {
  AnyRecord,
  CreateVariables,
  RecordDetails,
  RecordFormDefinition,
  RecordName,
  SavedRecord,
  UpdateVariables,
} from './record-form.definition';
import { useRecordFormActor } from './use-record-form-actor';
import { useSaveChange } from './use-save-change';
import { useTrackedSave } from './use-tracked-save';

/** The inputs and callbacks that a widget passes to its form. */
export interface RecordFormHost<Name extends string, Rec> {
  /** The record to change. Default: the form adds a record. */
  record?: RecordDetails<Name, Rec>;
  /** Reads the record again; rejects when the request fails. */
  onRequestReload?: () => Promise<RecordDetails<Name, Rec> | undefined>;
  /** Default: go to the list; if the host has no list, the form stays open and shows the result. */
  onRecordSaved?: ((saved: SavedRecord<Name, Rec>) => void) | undefined;
  /** Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: (() => void) | undefined;
}

export interface RecordFormOptions<Name extends string, Rec, Values> extends RecordFormHost<Name, Rec> {
  /** The initial fields of a new record. Default: the empty fields of the definition. */
  start?: Values | undefined;
  /** The link in the notification. */
  linkOf?: (record: Rec) => PortalNotification['link'];
}

/**
 * Controls the form of one record: confirmation, draft, leave guard, server errors on fields, and concurrent edits.
 * `RecordForm` renders it. Source: specification, section 4 (Form flow).
 */
export function useRecordForm<
  Name extends RecordName,
  IdField extends string,
  Rec extends AnyRecord<IdField>,
  Values extends object,
  Request,
>(
  definition: RecordFormDefinition<Name, IdField, Rec, Values, Request>,
  options: RecordFormOptions<Name, Rec, Values>,
) {
  type Details = RecordDetails<Name, Rec>;
  const { name, idField } = definition;
  const { onRequestReload } = options;
  const portal = usePortal();
  const { messageScope, navigation, notify, emit } = portal;
  const mutations = definition.mutations(portal);
  const client = usePortalQueryClient();
  const texts = definition.messages(messageScope);
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const rules = useMemo(
    () => definition.rules?.(formTexts, texts as never) ?? {},
    [definition, formTexts, texts],
  );
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors(kernel);
  const valuesOf = (details: Details) => definition.valuesOf(details[name]);
  const detailsOf = (saved: SavedRecord<Name, Rec>) =>
    saved[name] === null ? undefined : (saved as Details);
  // The first version of the record. The event `record.refreshed` passes on a later version, but only while the form is
  // unchanged.
  const [initialRecord] = useState(options.record);
  /** The values that count as unchanged. */
  const [start, setStart] = useState(() =>
    initialRecord ? valuesOf(initialRecord) : (options.start ?? definition.empty),
  );
  const resetTo = (values: Values) => {
    setStart(values);
    form.reset(values);
  };
  const isListShown = navigation.href(definition.list) !== undefined;

  const saveChange = useSaveChange({
    send: (request: Request, { [name]: { [idField]: id } }: Details, etag) =>
      mutations.update.mutationFn(
        { [name]: request, [idField]: id, etag } as UpdateVariables<Name, IdField, Request>,
        { client },
      ),
    reload: async () => onRequestReload?.(),
    requestOf: (details) => definition.requestOf(valuesOf(details)),
  });
  const { context, send, confirmation } = useRecordFormActor<Details, Request, SavedRecord<Name, Rec>>({
    record: initialRecord,
    queryClient: client,
    save: ({ record: edited, request, idempotencyKey: newKey }) =>
      trackSave(request, newKey, (idempotencyKey) =>
        edited
          ? saveChange(request, edited)
          : mutations.create.mutationFn(
              { [name]: request, idempotencyKey } as CreateVariables<Name, Request>,
              { client },
            ),
      ),
    detailsOf,
    onSaved: (saved, isRemoved) => {
      const fresh = detailsOf(saved);
      runSteps(
        () => isRemoved || resetTo(!record ? start : fresh ? valuesOf(fresh) : form.state.values),
        draft.clear,
        releaseGuard,
        () => notifySaved(saved),
        () => emitSaved(saved),
        () => {
          if (options.onRecordSaved) options.onRecordSaved(saved);
          else if (isListShown && !isRemoved) navigation.go(definition.list);
        },
      );
      if (!record && !isRemoved) {
        // In the next frame the dialog is closed. A form that stays open then focuses the first field for the next
        // record.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) element.current?.querySelector('input')?.focus();
        });
      }
    },
    onFailed: (error) =>
      runSteps(
        () => serverErrors.keep(error),
        () => notifyFailed(error),
        () => focusFirstInvalid(element.current),
      ),
    resetForm: () => resetTo(start),
    element,
  });
  const { outcome, record, conflictCount } = context;
  const mode = record
    ? { confirmTitle: formTexts.saveChanges, confirmText: formTexts.saveChangesOf, ...texts.edit }
    : texts.create;
  const key = record ? `${name}/${record[name][idField]}` : name;
  const recordVersion = record ? (record[name].version ?? 0) : null;
  const title = confirmation.request === undefined ? '' : definition.titleOf(confirmation.request);

  const form = useRecordFormApi({
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
    // The form was opened from the cache. An unchanged form shows the newer version of the server.
    if (!options.record || hasChanges) return;
    resetTo(valuesOf(options.record));
    send({ type: 'record.refreshed', record: options.record });
  });
  const draft = useFormDraft({
    ...{ form, key, start, sample: definition.sample, recordVersion },
    storedRequest: initialRecord && (() => definition.requestOf(valuesOf(initialRecord))),
  });
  const notifySaved = (saved?: SavedRecord<Name, Rec>) => {
    const fresh = saved && detailsOf(saved);
    let link: PortalNotification['link'];
    runSteps(
      () => {
        link = fresh && options.linkOf?.(fresh[name]);
      },
      () =>
        notify({
          about: key,
          status: 'success',
          title: mode.done,
          ...(mode.doneText && { caption: mode.doneText }),
          ...(link && { link }),
        }),
    );
  };
  const emitSaved = (saved: SavedRecord<Name, Rec>) =>
    emit?.({
      type: `${name}.saved`,
      detail: { [name]: saved[name], isNew: !record },
    } as unknown as PortalEvent);
  const notifyFailed = (error: unknown) => notify({ about: key, ...saveFailureToast(error, kernel) });
  const trackSave = useTrackedSave({ draft, notifySaved });

  const note =
    hasChanges || !outcome
      ? ''
      : outcome === 'added'
        ? formTexts.addAnother(title)
        : outcome === 'updated'
          ? formTexts.allSaved
          : formTexts.unchanged;

  return {
    form,
    fields: { labels: texts, bounds: definition.bounds, rules } satisfies FormFields<Values>,
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
    conflictCount,
    send: send as (event: ConflictEvent<Details>) => void,
    fill: (_: Details, values: Values, changes: readonly FieldChange<Values>[]) => {
      resetTo(values);
      for (const [name, value] of changes) form.setFieldValue(name as never, value as never);
    },
    onRequestReload: async () => onRequestReload?.(),
    valuesOf,
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(definition.list) : undefined),
  };
}

/** The state and callbacks of the form for one record. */
export type RecordFormState<
  Name extends RecordName,
  Rec extends AnyRecord,
  Values extends object,
> = ReturnType<typeof useRecordForm<Name, never, Rec, Values, unknown>>;
