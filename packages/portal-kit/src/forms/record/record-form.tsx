import { Button } from '@portal-kit/ui/button';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { type ReactNode, useState } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { ConfirmDialog } from '../../kernel/widget/confirm-dialog';
import { RecordConflict } from '../conflict/record-conflict';
import { DraftOffer } from '../draft/draft-offer';
import { FieldNotesContext, FormFieldsContext, noNotes } from '../fields/form-context';
import { ServerErrorsContext } from '../fields/server-errors';
import { formMessages } from './form.messages';
import type { AnyRecord, RecordName } from './record-form.definition';
import type { RecordFormState } from './use-record-form';

export interface RecordFormProps<Name extends RecordName, Rec extends AnyRecord, Values extends object> {
  controller: RecordFormState<Name, Rec, Values>;
  /** Formats the values of fields that are not plain text, to compare both versions of the record. */
  formats: { [Name in keyof Values]?: (value: Values[Name]) => string };
  /** `FormSection`s. */
  children: ReactNode;
}

/** The form of one record: notices, fields, buttons, and the confirmation dialog. */
export function RecordForm<Name extends RecordName, Rec extends AnyRecord, Values extends object>({
  controller,
  formats,
  children,
}: RecordFormProps<Name, Rec, Values>) {
  const { form, mode, base, draft, confirmation, conflict, cancel } = controller;
  const { stored } = base;
  const { fields } = controller;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(formMessages);
  const [notes, setNotes] = useState(noNotes);
  return (
    <ServerErrorsContext.Provider value={controller.serverErrors}>
      <Form
        formRef={controller.element}
        label={mode.label}
        onFocus={ConfirmDialog.preload}
        onSubmit={() => void controller.submit()}
      >
        {draft.offer && <DraftOffer draft={draft} recordVersion={controller.recordVersion} texts={texts} />}
        {conflict.count > 0 && stored && (
          <form.Subscribe key={conflict.count} selector={({ values }) => values}>
            {(values) => (
              <RecordConflict
                form={{ stored, start: base.values, values }}
                toValues={controller.toValues}
                formatField={(name, values) => formats[name]?.(values[name]) ?? String(values[name]).trim()}
                getLabel={(name) => fields[name as keyof Values]?.label ?? name}
                rebase={controller.rebase}
                onResolved={conflict.resolve}
                onReopened={conflict.reopen}
                onRequestReload={controller.onRequestReload}
                onNotes={setNotes}
              />
            )}
          </form.Subscribe>
        )}
        <FieldNotesContext.Provider value={notes}>
          <FormFieldsContext.Provider value={fields}>{children}</FormFieldsContext.Provider>
        </FieldNotesContext.Provider>
        <FormActions note={controller.note}>
          {cancel && <Button onClick={() => cancel()}>{kernel.cancel}</Button>}
          <Button type="submit" tone="primary">
            {stored ? kernel.save : kernel.add}
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
          onLoadFailed={confirmation.onLoadFailed}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
