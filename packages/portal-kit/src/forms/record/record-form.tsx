import { Button } from '@portal-kit/ui/button';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type ReactNode, useState } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureText, failureToast } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';
import type { RecordConflictProps } from '../conflict/record-conflict';
import { FieldNotesContext, noNotes } from '../fields/field-notes';
import { ServerErrorsContext } from '../fields/server-errors';
import { ConfirmDialog } from './confirm-dialog';
import { formMessages } from './form.messages';
import type { RecordFormState } from './use-record-form';

const DraftOffer = lazyPart(async () => (await import('../draft/draft-offer')).DraftOffer);

/** What a form's own view of a conflict takes; how its fields are read is its own. */
export type ConflictParts<Values extends object, Details> = Omit<
  RecordConflictProps<Values, Details>,
  'shown' | 'labelOf'
> & { onLoadFailed: () => void };

export interface RecordFormProps<Values extends object, Details extends { etag: string | null }> {
  record: RecordFormState<Values, Details>;
  renderConflict: (conflict: ConflictParts<Values, Details>) => ReactNode;
  /** `FormSection`s. */
  children: ReactNode;
}

/** A form over one record: its fields between what concerns all of them and its buttons. */
export function RecordForm<Values extends object, Details extends { etag: string | null }>({
  record,
  renderConflict,
  children,
}: RecordFormProps<Values, Details>) {
  const { form, mode, base, draft, conflict, question, cancel } = record;
  const { locale, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(formMessages);
  const [notes, setNotes] = useState(noNotes);
  return (
    <ServerErrorsContext.Provider value={record.serverErrors}>
      <Form
        formRef={record.element}
        label={mode.label}
        onFocus={ConfirmDialog.preload}
        onSubmit={() => void form.handleSubmit()}
      >
        {draft.offer && (
          <DraftOffer
            draft={draft}
            recordVersion={record.recordVersion}
            texts={texts}
            // It is kept, and offered the next time.
            onLoadFailed={() => {}}
          />
        )}
        {conflict && (
          <form.Subscribe key={conflict.count} selector={({ values }) => values}>
            {(values) =>
              renderConflict({
                stand: { base: conflict.base, start: record.start, values },
                onPut: record.put,
                onRequestReload: conflict.onRequestReload,
                onOpen: record.openConflict,
                onNotes: setNotes,
                valuesOf: record.valuesOf,
                failureText: (error) => failureText(error, kernel),
                kernel,
                locale,
                // Saving again finds the same.
                onLoadFailed: record.forgetConflict,
              })
            }
          </form.Subscribe>
        )}
        <FieldNotesContext.Provider value={notes}>{children}</FieldNotesContext.Provider>
        <FormActions note={record.hasChanges ? '' : record.outcome}>
          {cancel && <Button onClick={() => cancel()}>{kernel.cancel}</Button>}
          <Button type="submit" tone="primary">
            {base ? kernel.save : kernel.add}
          </Button>
        </FormActions>
      </Form>
      {question.isAsked && (
        <ConfirmDialog
          title={mode.confirmTitle}
          text={mode.confirmText(question.title)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={question.isSaving}
          onConfirm={question.confirm}
          onCancel={question.decline}
          onLoadFailed={(error) => {
            question.decline();
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
