import { isPortalError } from '@portal-kit/sdk';
import {
  type Order,
  type OrderDetails,
  type OrderRequest,
  orderMutations,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { Button } from '@portal-kit/ui/button';
import { classNames } from '@portal-kit/ui/class-names';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { TextField } from '@portal-kit/ui/text-field';
import { useStore } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../forms/confirm-dialog';
import { FieldNotesContext, noNotes } from '../../../forms/field-notes';
import { focusFirstInvalid } from '../../../forms/focus-first-invalid';
import { formMessages } from '../../../forms/form.messages';
import type { ConfirmedSave } from '../../../forms/form-confirmation.machine';
import { isOutdated } from '../../../forms/outdated';
import { ServerErrorsContext, useServerErrors } from '../../../forms/server-errors';
import { useFormConfirmation } from '../../../forms/use-form-confirmation';
import { isLike, useFormDraft } from '../../../forms/use-form-draft';
import { useLateMachine } from '../../../forms/use-late-machine';
import { useSaveChange } from '../../../forms/use-save-change';
import { dayFromToday } from '../../../kernel/calendar/days';
import * as details from '../../../kernel/details/details.css';
import { useUnsavedChanges } from '../../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { failureToast } from '../../../kernel/notifications/failure';
import { toastLink } from '../../../kernel/notifications/toast-link';
import { usePortal } from '../../../kernel/portal/portal-context';
import { InboundDetails } from '../form/inbound-details';
import { useOrderForm } from '../form/order-form.api';
import { orderFormMessages } from '../form/order-form.messages';
import { orderRules } from '../form/order-form.rules';
import { newOrder, type OrderFormValues, toOrderRequest, toOrderValues } from '../form/order-form.values';
import { OutboundDetails } from '../form/outbound-details';
import { takeCustomer } from '../form/take-customer';
import { useOrderCustomer, useOrderCustomers, useOrderWarehouse } from '../form/use-order-place';
import type { LineProblems } from '../lines/line-rules';
import { LineTotals } from '../lines/line-totals';
import { LinesEditor } from '../lines/lines-editor';
import { type OrderLine, totalsOf } from '../lines/order-line';
import { orderLinesMessages } from '../lines/order-lines.messages';
import { useLineRules } from '../lines/use-line-rules';
import { orderDetailsMessages } from '../order-details.messages';
import { orderPlace } from '../order-places';
import { ordersMessages } from '../orders.messages';
import { lineRefusals, stepOfError } from './order-refusal';
import { nothingChecked, type OrderStep } from './order-step';
import * as css from './order-wizard.css';
import { orderWizardMessages } from './order-wizard.messages';
import type { OrderWizardCoreProps } from './order-wizard-core';
import { WizardSteps } from './wizard-steps';

const notices = () => import('./order-notices');
const DraftOffer = lazyPart(async () => (await notices()).DraftOffer);
const OrderConflict = lazyPart(async () => (await notices()).OrderConflict);
const NewCustomerDialog = lazyPart(
  async () => (await import('../form/new-customer-dialog')).NewCustomerDialog,
);
const SubmitStep = lazyPart(async () => (await import('./submit-step')).SubmitStep);

interface OrderWizardViewProps extends Omit<OrderWizardCoreProps, 'orderId' | 'copyOf'> {
  supplier: Supplier | undefined;
  /** What a new order starts with. */
  start?: OrderFormValues;
  /** It starts with what another order has, which is worth keeping. */
  isCopy?: boolean;
  /** The order that is changed, as it was read. */
  record?: OrderDetails;
  /** Reads the order again; rejects when that fails. */
  onRequestReload?: () => Promise<OrderDetails | undefined>;
}

const valuesOf = ({ order }: OrderDetails) => toOrderValues(order as Order);
const noRefusals: ReadonlyMap<number, LineProblems> = new Map();

/** The steps themselves. */
export function OrderWizardView(props: OrderWizardViewProps) {
  const { direction, supplier, record, onRequestReload, onOrderSubmitted, onRequestCancel } = props;
  const { sdk, supplierId, locale, navigation, notify, emit, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderWizardMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const labels = useMessages(orderDetailsMessages);
  const listTexts = useMessages(ordersMessages);
  const lineTexts = useMessages(orderLinesMessages);
  const element = useRef<HTMLDivElement>(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(() =>
    record ? valuesOf(record) : (props.start ?? newOrder(direction)),
  );
  const [conflicts, setConflicts] = useState(0);
  const [notes, setNotes] = useState(noNotes);
  const [refusals, setRefusals] = useState(noRefusals);
  const [isNewCustomer, setNewCustomer] = useState(false);
  const [submitted, setSubmitted] = useState<SavedOrder>();
  const leadToConflict = useRef<() => void>(undefined);
  const openConflict = useCallback((lead: (() => void) | undefined) => {
    leadToConflict.current = lead;
  }, []);
  const create = useMutation(orderMutations.create(sdk, { supplierId, direction }));
  const update = useMutation(orderMutations.update(sdk, { supplierId, direction }));
  const order = base?.order as Order | undefined;
  const orderId = order?.orderId;
  const mode = order ? 'edit' : 'create';
  const key = [`${direction}-order`, orderId].filter(Boolean).join('/');
  const list = { to: `${direction}.list` } as const;
  const isListShown = navigation.href(list) !== undefined;

  const form = useOrderForm(start);
  const values = useStore(form.store, (state) => state.values);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const letGo = useUnsavedChanges((hasChanges || props.isCopy === true) && submitted === undefined);

  const warehouseId = values.details.warehouseId;
  const warehouse = useOrderWarehouse(warehouseId);
  const customers = useOrderCustomers(direction);
  const customer = useOrderCustomer(values.details.customerId, customers.customers);
  const countryCode = warehouse?.addresses[0]?.countryCode ?? 'USA';
  const isInternational = supplier?.inventoryType === 'INTL';
  const storedArrivalDate = order?.direction === 'INBOUND' ? order.details.expectedArrivalDate : undefined;
  const rules = useMemo(
    () =>
      orderRules(
        {
          ...{ direction, isInternational, storedArrivalDate, customer },
          today: dayFromToday(0),
          isWarehouseBonded: warehouse?.isBonded,
        },
        locale,
        formTexts,
        labels,
        fieldTexts,
      ),
    [
      direction,
      isInternational,
      storedArrivalDate,
      customer,
      warehouse,
      locale,
      formTexts,
      labels,
      fieldTexts,
    ],
  );
  const parts = useMemo(
    () => ({ form, rules, formTexts, labels, texts: fieldTexts, listTexts }),
    [form, rules, formTexts, labels, fieldTexts, listTexts],
  );
  const { lineItems, palletsQuantity } = values;
  const problemsOf = useLineRules(direction);
  const palletsProblem = rules.pallets(palletsQuantity);
  const areDetailsValid = useMemo(() => rules.problems(values.details).size === 0, [rules, values.details]);
  const areItemsValid =
    lineItems.length > 0 &&
    palletsProblem === undefined &&
    lineItems.every((line) => Object.keys(problemsOf(line)).length === 0);

  const lead = useRef<() => void>(undefined);
  const tellLoadFailed = (error: unknown) => notify(failureToast(error, kernel));
  const [state, send] = useLateMachine({
    fetch: async () => {
      const { startOrderWizard } = await import('./start-order-wizard');
      return () => startOrderWizard(() => lead.current?.());
    },
    onLoadFailed: tellLoadFailed,
  });
  const step: OrderStep = state?.matches({ writing: 'items' })
    ? 'items'
    : state?.matches({ writing: 'submit' })
      ? 'submit'
      : 'details';
  const checked = state?.context.checked ?? nothingChecked;
  useEffect(() => {
    send({ type: 'validity.changed', valid: { details: areDetailsValid, items: areItemsValid } });
  }, [send, areDetailsValid, areItemsValid]);
  const goTo = (wanted: OrderStep) => send({ type: 'step.requested', step: wanted });
  lead.current = () => {
    // The step is drawn by then, and its fields know that they are looked at.
    requestAnimationFrame(() => {
      void form.validateAllFields('change').then(() => {
        const frame = element.current;
        const hasField = frame?.querySelector('[aria-invalid="true"], [data-invalid]');
        if (hasField) focusFirstInvalid(frame?.querySelector('form') ?? null);
        else frame?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
      });
    });
  };
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const frame = element.current?.querySelector<HTMLElement>('[data-step]');
    frame?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    if (step !== 'items') return;
    SubmitStep.preload();
    frame?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [step]);

  const restart = (next: OrderFormValues) => {
    setStart(next);
    form.reset(next);
    setRefusals(noRefusals);
  };
  const saveChange = useSaveChange({
    send: (request: OrderRequest, etag) =>
      update.mutateAsync({ orderId: orderId ?? '', order: request, etag }),
    reload: async () => onRequestReload?.(),
    requestOf: (fresh: OrderDetails) => toOrderRequest(valuesOf(fresh), direction, fresh.order as Order),
  });
  const confirmation = useFormConfirmation({
    save: ({ request, idempotencyKey }: ConfirmedSave<OrderRequest>): Promise<SavedOrder> =>
      orderId === undefined
        ? create.mutateAsync({ order: request, idempotencyKey })
        : saveChange(request, base),
    onSaved: (saved) => {
      const fresh = saved.order as Order | null;
      setConflicts(0);
      setSubmitted(saved);
      draft.forget();
      letGo();
      notify({
        about: key,
        status: 'success',
        title: order ? texts.resubmitted : texts.created,
        ...(!order && { caption: texts.createdText }),
        ...(fresh && {
          link: toastLink(
            navigation,
            { to: `${direction}.details`, orderId: fresh.orderId },
            texts.view(fresh.orderId),
          ),
        }),
      });
      emit?.({ type: 'order.submitted', detail: { order: fresh, isNew: !order } });
      send({ type: 'submit.succeeded' });
      if (onOrderSubmitted) onOrderSubmitted(saved);
      else if (isListShown) navigation.go(list);
    },
    onFailed: (error) => {
      const sent = form.state.values.lineItems;
      serverErrors.keep(error);
      setRefusals(lineRefusals(error, sent));
      const place = (path: string) => orderPlace(path, labels, (index) => sent[index]?.lineItemNumber);
      const { validationErrors, ...toast } = failureToast(error, kernel, texts.failed);
      const fields = isPortalError(error) ? error.fields : [];
      notify({
        about: key,
        ...toast,
        validationErrors: fields.map(({ fieldPath, message }) =>
          fieldPath ? `${place(fieldPath)}: ${message}` : message,
        ),
      });
      if (isOutdated(error)) setConflicts(conflicts + 1);
      else send({ type: 'submit.refused', step: stepOfError(error) });
    },
  });
  const draft = useFormDraft({
    form,
    key,
    start,
    recordVersion: order?.version ?? null,
    isKnown: (kept) => isOrderDraft(start, kept),
  });
  const changeLines = (next: readonly OrderLine[]) => {
    if (refusals.size > 0) {
      const same = new Set(next);
      const kept = lineItems.filter((line) => same.has(line)).map(({ lineItemNumber }) => lineItemNumber);
      setRefusals(new Map([...refusals].filter(([number]) => kept.includes(number))));
    }
    form.setFieldValue('lineItems', next);
  };
  const clearing = useWarehouseChange(warehouseId, lineItems);

  if (submitted && !onOrderSubmitted && !isListShown) {
    const fresh = submitted.order;
    return (
      <div className={details.message}>
        <EmptyState
          icon={<CircleCheck size={32} />}
          title={texts.done(fresh?.orderId)}
          text={order ? texts.resubmitted : texts.createdText}
          actions={
            <>
              {fresh && (
                <DestinationButton to={{ to: `${direction}.details`, orderId: fresh.orderId }}>
                  {texts.viewOrder}
                </DestinationButton>
              )}
              <Button
                onClick={() => {
                  setBase(undefined);
                  setSubmitted(undefined);
                  restart(newOrder(direction, supplier));
                  send({ type: 'order.begun' });
                }}
              >
                {texts.another}
              </Button>
            </>
          }
        />
      </div>
    );
  }

  const stateOf = (one: 'details' | 'items', isValid: boolean) =>
    isValid && (checked[one] || step !== one) ? 'done' : checked[one] && !isValid ? 'problem' : undefined;
  const totals = totalsOf(lineItems);
  const submit = () => {
    if (leadToConflict.current) leadToConflict.current();
    else confirmation.submit(toOrderRequest(values, direction, order));
  };
  const next: Record<OrderStep, { label: string; go: () => void }> = {
    details: { label: texts.toItems, go: () => goTo('items') },
    items: { label: texts.review, go: () => goTo('submit') },
    submit: { label: order ? texts.resubmit : texts.submit, go: submit },
  };
  const before: Partial<Record<OrderStep, OrderStep>> = { items: 'details', submit: 'items' };
  const previous = before[step];

  return (
    <ServerErrorsContext.Provider value={serverErrors}>
      <div ref={element} className={css.wizard}>
        <WizardSteps
          current={step}
          states={{
            details: stateOf('details', areDetailsValid),
            items: stateOf('items', areItemsValid),
            submit: undefined,
          }}
          onStepRequested={goTo}
        />
        {draft.offer && (
          <DraftOffer
            draft={draft}
            recordVersion={order?.version ?? null}
            texts={formTexts}
            // It is kept, and offered the next time.
            onLoadFailed={() => {}}
          />
        )}
        {conflicts > 0 && base && onRequestReload && (
          <OrderConflict
            key={conflicts}
            stand={{ base, start, values }}
            onPut={(fresh, started, changes) => {
              setBase(fresh);
              restart(started);
              for (const [path, value] of changes) form.setFieldValue(path as never, value as never);
            }}
            onRequestReload={onRequestReload}
            onOpen={openConflict}
            onNotes={setNotes}
            onLoadFailed={() => setConflicts(0)}
          />
        )}
        <form
          noValidate
          aria-label={texts.label[direction][mode]}
          part="form"
          className={css.form}
          onFocus={ConfirmDialog.preload}
          onSubmit={(event) => {
            event.preventDefault();
            next[step].go();
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
                  <InboundDetails parts={parts} countryCode={countryCode} />
                ) : (
                  <OutboundDetails
                    parts={parts}
                    countryCode={countryCode}
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
                  warehouseId={warehouseId}
                  isBonded={values.details.bondedFlag === '1'}
                  lines={lineItems}
                  problemsOf={problemsOf}
                  onLinesChanged={changeLines}
                  refusals={refusals}
                  areProblemsShown={checked.items}
                />
              )}
              {step === 'submit' && (
                <SubmitStep
                  values={values}
                  direction={direction}
                  base={order}
                  customerName={customer?.name}
                  onStepRequested={goTo}
                  onLoadFailed={(error) => {
                    goTo('items');
                    tellLoadFailed(error);
                  }}
                />
              )}
              <div
                part="actions"
                data-form-actions={step === 'items' ? 'tall' : ''}
                className={classNames(css.actions, step === 'submit' && css.reviewActions)}
              >
                {step === 'items' && (
                  <>
                    <LineTotals lines={lineItems} />
                    <div className={css.pallets}>
                      <form.AppField name="palletsQuantity">
                        {(field) => (
                          <TextField
                            label={lineTexts.pallets}
                            name="palletsQuantity"
                            inputMode="numeric"
                            align="end"
                            isRequired
                            maxLength={5}
                            value={field.state.value}
                            onChange={(text) => {
                              serverErrors.clear('palletsQuantity');
                              field.handleChange(text);
                            }}
                            onBlur={field.handleBlur}
                            errorMessage={
                              checked.items || field.state.meta.isBlurred
                                ? (palletsProblem ?? serverErrors.messageFor('palletsQuantity'))
                                : serverErrors.messageFor('palletsQuantity')
                            }
                            {...(totals.pallets && { description: lineTexts.suggested(totals.pallets) })}
                          />
                        )}
                      </form.AppField>
                    </div>
                    <p role="status" className={css.note}>
                      {checked.items && lineItems.length === 0 && texts.linesRequired}
                    </p>
                  </>
                )}
                <div className={css.buttons}>
                  {previous ? (
                    <Button onClick={() => goTo(previous)}>{texts.back}</Button>
                  ) : (
                    (onRequestCancel || isListShown) && (
                      <Button onClick={() => (onRequestCancel ? onRequestCancel() : navigation.go(list))}>
                        {kernel.cancel}
                      </Button>
                    )
                  )}
                  <Button type="submit" tone="primary">
                    {next[step].label}
                  </Button>
                </div>
              </div>
            </div>
          </FieldNotesContext.Provider>
        </form>
      </div>
      {confirmation.isAsking && (
        <ConfirmDialog
          title={texts.confirmTitle[mode]}
          text={texts.confirmText[mode](values.details.poNumber, lineItems.length)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          onLoadFailed={(error) => {
            confirmation.decline();
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
          {props.renderNewCustomer({
            onCustomerSaved: ({ customer: added }) => {
              setNewCustomer(false);
              if (!added) return customers.retry();
              form.setFieldValue('details.customerId', added.customerId);
              takeCustomer(form, added);
            },
            onRequestCancel: () => setNewCustomer(false),
          })}
        </NewCustomerDialog>
      )}
      {clearing.before !== undefined && (
        <ConfirmDialog
          title={texts.changeWarehouse}
          text={texts.changeWarehouseText(lineItems.length)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={false}
          onConfirm={() => changeLines([])}
          onCancel={() => form.setFieldValue('details.warehouseId', clearing.before ?? '')}
          onLoadFailed={() => form.setFieldValue('details.warehouseId', clearing.before ?? '')}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}

/** Lines are of one warehouse: where another one is chosen over them, the one that they are of. */
function useWarehouseChange(
  warehouseId: string,
  lines: readonly OrderLine[],
): { before: string | undefined } {
  const known = useRef({ warehouseId, lines });
  // Lines that come together with their warehouse, as a draft's do, are of that one.
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return { before: current.warehouseId === warehouseId ? undefined : current.warehouseId };
}

/** Whether a draft is of this form as it is today; an older release may have had other fields. */
function isOrderDraft(
  start: OrderFormValues,
  { details: kept, lineItems, palletsQuantity }: Record<string, unknown>,
) {
  if (!isLike(start.details, kept) || typeof palletsQuantity !== 'string' || !Array.isArray(lineItems))
    return false;
  return lineItems.every(
    (line: Partial<OrderLine> | null) =>
      typeof line?.lineItemNumber === 'number' &&
      typeof line.item?.itemId === 'string' &&
      typeof line.item.sku === 'string' &&
      typeof line.item.bottlesPerCase === 'number' &&
      [line.casesQuantity, line.bottlesQuantity, line.lotNumber, line.unitPrice, line.notes].every(
        (text) => typeof text === 'string',
      ),
  );
}
