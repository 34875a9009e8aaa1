import { useEffect, useMemo, useRef } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { isSameRequest } from '../../kernel/saving/use-save';
import type { PortalNotification } from '../../kernel/toasts/portal-notification';
import { isLike } from '../draft/is-like';
import { useFormDraft } from '../draft/use-form-draft';
import { useServerErrors } from '../fields/server-errors';
import { focusConflict, focusFirstInvalid } from '../focus/focus-form';
import { formMessages } from './form.messages';
import type {
  AnyRecord,
  RecordDetails,
  RecordFormDefinition,
  RecordName,
  SavedRecord,
} from './record-form.definition';
import { useFormBase } from './use-form-base';
import { useRecordSave } from './use-record-save';

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
  getLink?: (record: Rec) => PortalNotification['link'];
}

/**
 * Controls the form of one record: the form, its draft, the save, and the outcome. `RecordForm` renders it. Source:
 * specification, section 4 (Form flow).
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
  const { name, idField, toRequest } = definition;
  const { messageScope, navigation } = usePortal();
  const texts = definition.messages(messageScope);
  const formTexts = useMessages(formMessages);
  const serverErrors = useServerErrors(useMessages(kernelMessages));
  const element = useRef<HTMLFormElement>(null);
  const toValues = (details: Details) => definition.toValues(details[name]);

  const fields = useMemo(() => definition.fields(messageScope), [definition, messageScope]);
  const { form, base, hasChanges, rebase } = useFormBase<Values, Details>(
    () => ({
      stored: options.record,
      values: options.record ? toValues(options.record) : (options.start ?? definition.empty),
    }),
    { current: fields },
  );
  const { stored } = base;
  const received = useRef(options.record);
  useEffect(() => {
    if (options.record === received.current) return;
    received.current = options.record;
    // The form was opened from the cache. An unchanged form shows the newer version of the server.
    if (options.record && !hasChanges) rebase({ stored: options.record, values: toValues(options.record) });
  });
  const releaseGuard = useUnsavedChanges(hasChanges);

  const key = stored ? `${name}/${stored[name][idField]}` : name;
  const recordVersion = stored ? (stored[name].version ?? 0) : null;
  const draft = useFormDraft({
    form,
    key,
    start: base.values,
    isCompatible: (values) => isLike(definition.sample ?? base.values, values),
    toRequest,
    recordVersion,
  });

  const isListShown = navigation.href(definition.list) !== undefined;
  const goToList = () => navigation.go(definition.list);
  const save = useRecordSave(definition, {
    stored,
    about: key,
    draft,
    reread: options.onRequestReload,
    getLink: options.getLink,
    onSaved: (fresh, isRemoved) => {
      const values = fresh ? toValues(fresh) : form.state.values;
      if (!isRemoved) rebase(stored ? { stored: fresh ?? stored, values } : base);
      releaseGuard();
    },
    onReported: (saved, isRemoved) => {
      if (options.onRecordSaved) options.onRecordSaved(saved);
      else if (isListShown && !isRemoved) goToList();
      if (!stored && !isRemoved) focusNextRecord(element.current);
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      focusFirstInvalid(element.current);
    },
    onUnchanged: () => rebase(base),
    onConflictOpen: () => focusConflict(element.current),
  });
  const submit = async () => {
    // `handleSubmit()` marks all fields as touched, but doesn't validate again while a message is shown.
    await form.validate('change');
    await form.handleSubmit();
    if (!form.state.isValid) return focusFirstInvalid(element.current);
    const request = toRequest(form.state.values);
    save.submit(request, stored !== undefined && isSameRequest(request, toRequest(base.values)));
  };

  const { request } = save.confirmation;
  const title = request === undefined ? '' : definition.getTitle(request);
  const results = {
    unchanged: formTexts.unchanged,
    saved: stored ? formTexts.allSaved : formTexts.addAnother(title),
  };
  return {
    form,
    fields,
    element,
    mode: stored
      ? { confirmTitle: formTexts.saveChanges, confirmText: formTexts.saveChangesOf, ...texts.edit }
      : texts.create,
    base,
    rebase,
    isEdit: stored !== undefined,
    recordVersion,
    draft,
    serverErrors,
    submit,
    /** The result of the last submit; empty once the user changes a field. */
    note: hasChanges || !save.outcome ? '' : results[save.outcome],
    confirmation: { ...save.confirmation, title },
    conflict: save.conflict,
    onRequestReload: async () => options.onRequestReload?.(),
    toValues,
    cancel: options.onRequestCancel ?? (isListShown ? goToList : undefined),
  };
}

/** Focuses the first field of a form that stays open, in the next frame, in which the dialog is closed. */
function focusNextRecord(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) form?.querySelector('input')?.focus();
  });
}

/** The state and callbacks of the form for one record. */
export type RecordFormState<
  Name extends RecordName,
  Rec extends AnyRecord,
  Values extends object,
> = ReturnType<typeof useRecordForm<Name, never, Rec, Values, unknown>>;
