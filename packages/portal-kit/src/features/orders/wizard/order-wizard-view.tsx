import { classNames } from '@portal-kit/ui/class-names';
import { submitOnControlEnter } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useRef, useState } from 'react';
import { DraftOffer } from '../../../forms/draft/draft-offer';
import { FieldNotesContext, FormFieldsContext, noNotes } from '../../../forms/fields/form-context';
import { ServerErrorsContext } from '../../../forms/fields/server-errors';
import { formMessages } from '../../../forms/record/form.messages';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/toasts/failure';
import { ConfirmDialog } from '../../../kernel/widget/confirm-dialog';
import { applyCustomerDefaults } from '../form/sections/apply-customer-defaults';
import { InboundDetails } from '../form/sections/inbound-details';
import { OutboundDetails } from '../form/sections/outbound-details';
import { LinesEditor } from '../lines/editor/lines-editor';
import { useOrderWizard } from './controller/use-order-wizard';
import { OrderConflict } from './order-conflict';
import { OrderSubmitted } from './order-submitted';
import * as css from './order-wizard.css';
import { orderWizardMessages } from './order-wizard.messages';
import type { LoadedOrderWizardProps } from './order-wizard.props';
import { SubmitStep } from './steps/submit-step';
import { WizardActions } from './steps/wizard-actions';
import { WizardSteps } from './steps/wizard-steps';

const NewCustomerDialog = lazyPart(() =>
  import('../form/sections/new-customer-dialog').then((part) => part.NewCustomerDialog),
);

/** Renders the wizard of one order: steps, notices, the open step, and dialogs. */
export function OrderWizardView(props: LoadedOrderWizardProps) {
  const { direction, renderNewCustomer } = props;
  const { notify, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderWizardMessages);
  const [notes, setNotes] = useState(noNotes);
  const [isNewCustomer, setNewCustomer] = useState(false);
  const submitGuard = useRef<(submit: () => void) => void>(undefined);
  const [isChecking, setChecking] = useState(false);
  const wizard = useOrderWizard(props);
  const { form, base, values, order, fields, lines, steps, draft, save } = wizard;
  const { step, goTo } = steps;
  const { confirmation, conflict } = save;
  const { warehouseBefore } = lines;
  const { warehouse, customers, customer } = fields;
  const { lineItems } = values;
  const mode = order ? 'edit' : 'create';
  const restoreWarehouse = () => form.setFieldValue('details.warehouseId', warehouseBefore ?? '');

  if (wizard.submitted) {
    return <OrderSubmitted direction={direction} saved={wizard.submitted} onAnother={props.onAnother} />;
  }
  return (
    <ServerErrorsContext.Provider value={wizard.serverErrors}>
      <div ref={wizard.element} className={css.wizard}>
        <WizardSteps current={step} states={steps.stepStates} onStepRequested={goTo} />
        <div data-notices="" className={step === 'details' ? css.details : undefined}>
          {draft.offer && (
            <DraftOffer
              draft={{ ...draft, restore: wizard.restoreDraft }}
              recordVersion={wizard.recordVersion}
              texts={formTexts}
            />
          )}
          {conflict.count > 0 && base.stored && (
            <OrderConflict
              key={conflict.count}
              form={{ stored: base.stored, start: base.values, values }}
              rebase={wizard.rebase}
              onResolved={conflict.resolve}
              onReopened={conflict.reopen}
              onRequestReload={async () => props.onRequestReload?.()}
              onNotes={setNotes}
            />
          )}
        </div>
        <form
          noValidate
          aria-label={texts.label[direction][mode]}
          part="form"
          className={css.form}
          onFocus={ConfirmDialog.preload}
          onKeyDownCapture={submitOnControlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if (step !== 'submit') goTo(step === 'details' ? 'items' : 'submit');
            else if (submitGuard.current) submitGuard.current(wizard.submit);
            else wizard.submit();
          }}
        >
          <FormFieldsContext.Provider value={fields.fields}>
            <FieldNotesContext.Provider value={notes}>
              {/* biome-ignore lint/a11y/useSemanticElements: a step that receives focus, not a fieldset */}
              <div
                key={step}
                role="group"
                aria-label={texts.stepNames[step]}
                tabIndex={-1}
                data-step={step}
                className={classNames(
                  css.step,
                  step === 'submit' ? css.review : css.card,
                  step === 'details' && css.details,
                )}
              >
                {step === 'details' &&
                  (direction === 'inbound' ? (
                    <InboundDetails form={form} warehouse={warehouse} />
                  ) : (
                    <OutboundDetails
                      form={form}
                      warehouse={warehouse}
                      customers={customers}
                      customer={customer}
                      onNewCustomer={
                        can('outbound-order-customer-create') ? () => setNewCustomer(true) : undefined
                      }
                    />
                  ))}
                {step === 'items' && (
                  <LinesEditor
                    direction={direction}
                    warehouseId={values.details.warehouseId}
                    isBonded={values.details.bondedFlag === '1'}
                    lines={lineItems}
                    stock={lines.stock}
                    validateLine={fields.validateLine}
                    onLinesChanged={lines.change}
                    refusals={lines.refusals.byLine}
                    refusalLang={wizard.serverErrors.lang}
                    areProblemsShown={steps.areItemsChecked}
                  />
                )}
                {step === 'submit' && (
                  <SubmitStep
                    values={values}
                    direction={direction}
                    base={order}
                    customer={customer}
                    availableUnits={lines.stock.availableUnits}
                    guard={submitGuard}
                    onStepRequested={goTo}
                    onWaitingChanged={setChecking}
                  />
                )}
                <WizardActions wizard={wizard} isChecking={isChecking} />
              </div>
            </FieldNotesContext.Provider>
          </FormFieldsContext.Provider>
        </form>
      </div>
      {confirmation.isOpen && (
        <ConfirmDialog
          title={texts.confirmTitle[mode]}
          text={texts.confirmText[mode](values.details.poNumber, lineItems.length)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          onLoadFailed={confirmation.onLoadFailed}
        />
      )}
      {isNewCustomer && (
        <NewCustomerDialog
          onClose={() => setNewCustomer(false)}
          onLoadFailed={(error) => {
            setNewCustomer(false);
            notify(failureToast(error, kernel));
          }}
        >
          {renderNewCustomer({
            onCustomerSaved: ({ customer: added }) => {
              setNewCustomer(false);
              if (!added) return customers.retry();
              form.setFieldValue('details.customerId', added.customerId);
              applyCustomerDefaults(form, added);
            },
            onRequestCancel: () => setNewCustomer(false),
          })}
        </NewCustomerDialog>
      )}
      {warehouseBefore !== undefined && (
        <ConfirmDialog
          title={texts.changeWarehouse}
          text={texts.changeWarehouseText(lineItems.length)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={false}
          onConfirm={() => lines.change([])}
          onCancel={restoreWarehouse}
          onLoadFailed={restoreWarehouse}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
