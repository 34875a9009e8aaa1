import { Button } from '@portal-kit/ui/button';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type ReactNode, useState } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureText, failureToast } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';
import type { RecordConflictProps } from '../conflict/record-conflict';
import { ServerErrorsContext } from '../fields/server-errors';
import { FieldNotesContext, noNotes } from '../fields/use-bound-field';
import { ConfirmDialog } from './confirm-dialog';
import { formMessages } from './form.messages';
import type { RecordFormState } from './use-record-form';
import type { Versioned } from './use-save-change';

const DraftOffer = lazyPart(async () => (await import('../draft/draft-offer')).DraftOffer);

/** The properties that a form passes to its comparison of both versions. */
export type ConflictProps<Values extends object, Details> = Omit<
  RecordConflictProps<Values, Details>,
  'textOf' | 'labelOf'
> & { onLoadFailed: () => void };

export interface RecordFormProps<Values extends object, Details extends Versioned> {
  controller: RecordFormState<Values, Details>;
  renderConflict: (conflict: ConflictProps<Values, Details>) => ReactNode;
  /** `FormSection`s. */
  children: ReactNode;
}

/** The form of one record: notices, fields, buttons, and the confirmation dialog. */
export function RecordForm<Values extends object, Details extends Versioned>({
  controller,
  renderConflict,
  children,
}: RecordFormProps<Values, Details>) {
  const { form, mode, record, start, draft, confirmation, cancel } = controller;
  const { locale, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(formMessages);
  const [notes, setNotes] = useState(noNotes);
  return (
    <ServerErrorsContext.Provider value={controller.serverErrors}>
      <Form
        formRef={controller.element}
        label={mode.label}
        onFocus={ConfirmDialog.preload}
        onSubmit={() => void form.handleSubmit()}
      >
        {draft.offer && (
          <DraftOffer
            draft={draft}
            recordVersion={controller.recordVersion}
            texts={texts}
            // The draft stays stored and is offered again.
            onLoadFailed={() => {}}
          />
        )}
        {controller.conflictCount && record ? (
          <form.Subscribe key={controller.conflictCount} selector={({ values }) => values}>
            {(values) =>
              renderConflict({
                form: { record, start, values },
                valuesOf: controller.valuesOf,
                send: controller.send,
                fill: controller.fill,
                onRequestReload: controller.onRequestReload,
                onNotes: setNotes,
                failureText: (error) => failureText(error, kernel),
                kernel,
                locale,
                // The next save finds the same conflict.
                onLoadFailed: () => controller.send({ type: 'conflict.dismissed' }),
              })
            }
          </form.Subscribe>
        ) : null}
        <FieldNotesContext.Provider value={notes}>{children}</FieldNotesContext.Provider>
        <FormActions note={controller.note}>
          {cancel && <Button onClick={() => cancel()}>{kernel.cancel}</Button>}
          <Button type="submit" tone="primary">
            {record ? kernel.save : kernel.add}
          </Button>
        </FormActions>
      </Form>
      {confirmation.isOpen && (
        <ConfirmDialog
          title={mode.confirmTitle}
          text={mode.confirmText(confirmation.title)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          onLoadFailed={(error) => {
            confirmation.decline();
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
