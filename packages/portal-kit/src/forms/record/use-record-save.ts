import type { CreateVariables, UpdateVariables } from '@portal-kit/sdk';
import type { PortalEvent } from '../../kernel/events/portal-events';
import { usePortal } from '../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import { type SaveDraft, useSave } from '../../kernel/saving/use-save';
import { useSaveReport } from '../../kernel/saving/use-save-report';
import type { PortalNotification } from '../../kernel/toasts/portal-notification';
import type {
  AnyRecord,
  RecordDetails,
  RecordFormDefinition,
  RecordName,
  SavedRecord,
} from './record-form.definition';

interface RecordSaveOptions<Name extends string, Rec> {
  /** The record to change. Default: the save adds a record. */
  stored: RecordDetails<Name, Rec> | undefined;
  /** Identifies the record in notifications. */
  about: string;
  draft: SaveDraft & { isStored: boolean };
  reread: (() => Promise<RecordDetails<Name, Rec> | undefined>) | undefined;
  getLink: ((record: Rec) => PortalNotification['link']) | undefined;
  /** Called before the outcome is reported, because the host may navigate then. */
  onSaved: (fresh: RecordDetails<Name, Rec> | undefined, isRemoved: boolean) => void;
  /** Called after the outcome has been reported. */
  onReported: (saved: SavedRecord<Name, Rec>, isRemoved: boolean) => void;
  onFailed: (error: unknown) => void;
  onUnchanged: () => void;
  onConflictOpen: () => void;
}

/** Adds or changes a record, and reports the outcome. */
export function useRecordSave<
  Name extends RecordName,
  IdField extends string,
  Rec extends AnyRecord<IdField>,
  Values extends object,
  Request,
>(
  definition: RecordFormDefinition<Name, IdField, Rec, Values, Request>,
  options: RecordSaveOptions<Name, Rec>,
) {
  type Details = RecordDetails<Name, Rec>;
  type Saved = SavedRecord<Name, Rec>;
  const { name, idField } = definition;
  const { stored, getLink } = options;
  const portal = usePortal();
  const client = usePortalQueryClient();
  const { create, update } = definition.mutations(portal);
  const texts = definition.messages(portal.messageScope);
  const { done, doneText } = stored ? texts.edit : texts.create;
  const getSavedDetails = (saved: Saved) => (saved[name] === null ? undefined : (saved as Details));

  const report = useSaveReport<Saved>({
    about: options.about,
    isStored: options.draft.isStored,
    success: (saved) => {
      const fresh = saved && getSavedDetails(saved);
      return { title: done, ...(doneText && { caption: doneText }), link: fresh && getLink?.(fresh[name]) };
    },
    event: (saved) => {
      const detail = { [name]: saved[name], isNew: !stored };
      return { type: `${name}.saved`, detail } as unknown as PortalEvent;
    },
  });
  return useSave<Request, Saved, Details>({
    stored,
    draft: options.draft,
    send: (request, { stored: record, idempotencyKey }) => {
      if (!record) {
        const variables = { [name]: request, idempotencyKey };
        return create.mutationFn(variables as CreateVariables<Name, Request>, { client });
      }
      const variables = { [name]: request, [idField]: record[name][idField], etag: record.etag };
      return update.mutationFn(variables as UpdateVariables<Name, Request, IdField>, { client });
    },
    reread: options.reread,
    toRequest: (details) => definition.toRequest(definition.toValues(details[name])),
    onDone: (saved, isRemoved) => {
      options.onSaved(getSavedDetails(saved), isRemoved);
      report.saved(saved);
      options.onReported(saved, isRemoved);
    },
    onFailed: (error) => {
      report.failed(error);
      options.onFailed(error);
    },
    onDialogFailed: report.dialogFailed,
    onUnchanged: options.onUnchanged,
    onConflictOpen: options.onConflictOpen,
  });
}
