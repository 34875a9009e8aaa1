import { classNames } from '@portal-kit/ui/class-names';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useState } from 'react';
import { FieldNotesContext, noNotes } from '../../../forms/fields/field-notes';
import { ServerErrorsContext } from '../../../forms/fields/server-errors';
import { ConfirmDialog } from '../../../forms/record/confirm-dialog';
import { formMessages } from '../../../forms/record/form.messages';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/notifications/failure';
import { usePortal } from '../../../kernel/portal/portal-context';
import { InboundDetails } from '../form/sections/inbound-details';
import { OutboundDetails } from '../form/sections/outbound-details';
import { takeCustomer } from '../form/sections/take-customer';
import { LinesEditor } from '../lines/lines-editor';
import { OrderSubmitted } from './order-submitted';
import * as css from './order-wizard.css';
import { orderWizardMessages } from './order-wizard.messages';
import { type OrderWizardOptions, useOrderWizard } from './use-order-wizard';
import { WizardActions } from './wizard-actions';
import { WizardSteps } from './wizard-steps';

const notices = () => import('./order-notices');
const DraftOffer = lazyPart(async () => (await notices()).DraftOffer);
const OrderConflict = lazyPart(async () => (await notices()).OrderConflict);

const NewCustomerDialog = lazyPart(
  async () => (await import('../form/sections/new-customer-dialog')).NewCustomerDialog,
);
// It is fetched while the items are written.
const SubmitStep = lazyPart(async () => (await import('./submit-step')).SubmitStep);

/** The steps themselves. */
export function OrderWizardView(props: OrderWizardOptions) {
  const { direction, onRequestCancel, renderNewCustomer } = props;
  const { navigation, notify, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderWizardMessages);
  const [notes, setNotes] = useState(noNotes);
  const [isNewCustomer, setNewCustomer] = useState(false);
  const wizard = useOrderWizard(props);
  const { form, values, parts, order, step, goTo, draft, conflict, question, place, lines } = wizard;
  const { lineItems } = values;
  const { warehouseBefore } = wizard;
  const mode = order ? 'edit' : 'create';
  const list = { to: `${direction}.list` } as const;
  const isListShown = navigation.href(list) !== undefined;
  const tellLoadFailed = (error: unknown) => notify(failureToast(error, kernel));
  useEffect(() => {
    if (step === 'items') SubmitStep.preload();
  }, [step]);
  const restoreWarehouse = () => form.setFieldValue('details.warehouseId', warehouseBefore ?? '');

  if (wizard.submitted) {
    return <OrderSubmitted direction={direction} saved={wizard.submitted} onAnother={wizard.beginAnother} />;
  }
  return (
    <ServerErrorsContext.Provider value={wizard.serverErrors}>
      <div ref={wizard.element} className={css.wizard}>
        <WizardSteps current={step} states={wizard.stepStates} onStepRequested={goTo} />
        <div data-notices="" className={step === 'details' ? css.details : undefined}>
          {draft.offer && (
            <DraftOffer
              draft={draft}
              recordVersion={order?.version ?? null}
              texts={formTexts}
              // It is kept, and offered the next time.
              onLoadFailed={() => {}}
            />
          )}
          {conflict && (
            <OrderConflict
              key={conflict.count}
              stand={conflict.stand}
              onPut={wizard.put}
              onRequestReload={conflict.onRequestReload}
              onOpen={wizard.openConflict}
              onNotes={setNotes}
              onLoadFailed={wizard.forgetConflict}
            />
          )}
        </div>
        <form
          noValidate
          aria-label={texts.label[direction][mode]}
          part="form"
          className={css.form}
          onFocus={ConfirmDialog.preload}
          onSubmit={(event) => {
            event.preventDefault();
            if (step === 'submit') wizard.submit();
            else goTo(step === 'details' ? 'items' : 'submit');
          }}
        >
          <FieldNotesContext.Provider value={notes}>
            {/* biome-ignore lint/a11y/useSemanticElements: a part of the form that is gone to, not a fieldset */}
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
                  <InboundDetails parts={parts} warehouse={place.warehouse} />
                ) : (
                  <OutboundDetails
                    parts={parts}
                    warehouse={place.warehouse}
                    customers={place.customers}
                    customer={place.customer}
                    onNewCustomer={
                      can('outbound-order-customer-create') ? () => setNewCustomer(true) : undefined
                    }
                  />
                ))}
              {step === 'items' && (
                <LinesEditor
                  direction={direction}
                  warehouseId={place.warehouseId}
                  isBonded={values.details.bondedFlag === '1'}
                  lines={lineItems}
                  reserved={lines.reserved}
                  problemsOf={lines.problemsOf}
                  onLinesChanged={lines.change}
                  refusals={lines.refusals}
                  areProblemsShown={wizard.areItemsChecked}
                />
              )}
              {step === 'submit' && (
                <SubmitStep
                  values={values}
                  direction={direction}
                  base={order}
                  customerName={place.customer?.name}
                  onStepRequested={goTo}
                  onLoadFailed={(error) => {
                    goTo('items');
                    tellLoadFailed(error);
                  }}
                />
              )}
              <WizardActions
                wizard={wizard}
                onCancel={onRequestCancel ?? (isListShown ? () => navigation.go(list) : undefined)}
              />
            </div>
          </FieldNotesContext.Provider>
        </form>
      </div>
      {question.isAsked && (
        <ConfirmDialog
          title={texts.confirmTitle[mode]}
          text={texts.confirmText[mode](values.details.poNumber, lineItems.length)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={question.isSaving}
          onConfirm={question.confirm}
          onCancel={question.decline}
          onLoadFailed={(error) => {
            question.decline();
            notify(failureToast(error, kernel, texts.failed));
          }}
        />
      )}
      {isNewCustomer && (
        <NewCustomerDialog
          onClose={() => setNewCustomer(false)}
          onLoadFailed={(error) => {
            setNewCustomer(false);
            tellLoadFailed(error);
          }}
        >
          {renderNewCustomer({
            onCustomerSaved: ({ customer: added }) => {
              setNewCustomer(false);
              if (!added) return place.customers.retry();
              form.setFieldValue('details.customerId', added.customerId);
              takeCustomer(form, added);
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
