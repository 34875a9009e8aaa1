import { isPortalError } from '@portal-kit/sdk';
import {
  type Order,
  type OrderDetails,
  type OrderRequest,
  orderMutations,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { useStore } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWarehouse } from '../../../domain/warehouses/use-warehouses';
import { isOutdated } from '../../../forms/conflict/outdated';
import { useFormDraft } from '../../../forms/draft/use-form-draft';
import { useServerErrors } from '../../../forms/fields/server-errors';
import { focusFirstInvalid } from '../../../forms/focus/focus-first-invalid';
import { formMessages } from '../../../forms/record/form.messages';
import type { ConfirmedSave } from '../../../forms/record/form-confirmation.machine';
import { useFormConfirmation } from '../../../forms/record/use-form-confirmation';
import { useSaveChange } from '../../../forms/record/use-save-change';
import { todayIn } from '../../../kernel/calendar/days';
import { useUnsavedChanges } from '../../../kernel/leaving/use-unsaved-changes';
import { useLateMachine } from '../../../kernel/machines/use-lazy-machine';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/notifications/failure';
import { toastLink } from '../../../kernel/notifications/toast-link';
import { usePortal } from '../../../kernel/portal/portal-context';
import { hasGoneOn } from '../answers';
import { orderDetailsMessages } from '../details/order-details.messages';
import { useOrderForm } from '../form/order-form.api';
import { orderFormMessages } from '../form/order-form.messages';
import { orderRules } from '../form/order-form.rules';
import { newOrder, type OrderFormValues, toOrderRequest, toOrderValues } from '../form/order-form.values';
import { useOrderCustomer, useOrderCustomers } from '../form/use-order-place';
import type { LineProblems } from '../lines/line-rules';
import { type OrderLine, reservedBy } from '../lines/order-line';
import { useLineRules } from '../lines/use-line-rules';
import { ordersMessages } from '../orders.messages';
import { isOrderDraft } from './order-draft';
import { lineRefusals, stepOfError } from './order-refusal';
import { type FilledStep, nothingChecked, type OrderStep } from './order-step';
import { orderWizardMessages } from './order-wizard.messages';
import type { OrderWizardCoreProps } from './order-wizard-core';
import { useWarehouseChange } from './use-warehouse-change';

export interface OrderWizardOptions extends Omit<OrderWizardCoreProps, 'orderId' | 'copyOf'> {
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

/**
 * From empty fields to a submitted order: the fields of all steps and their rules, where the user is, the question
 * before it is sent, what the server says against it, its draft, and what to do when somebody else has changed it.
 */
export function useOrderWizard(options: OrderWizardOptions) {
  const { direction, supplier, record, onRequestReload, onOrderSubmitted } = options;
  const { sdk, supplierId, locale, navigation, notify, emit } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderWizardMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const labels = useMessages(orderDetailsMessages);
  const listTexts = useMessages(ordersMessages);
  const element = useRef<HTMLDivElement>(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(() =>
    record ? valuesOf(record) : (options.start ?? newOrder(direction)),
  );
  const [conflicts, setConflicts] = useState(0);
  const [refusals, setRefusals] = useState(noRefusals);
  const [submitted, setSubmitted] = useState<SavedOrder>();
  const leadToConflict = useRef<() => void>(undefined);
  const openConflict = useCallback((lead: (() => void) | undefined) => {
    leadToConflict.current = lead;
  }, []);
  const create = useMutation(orderMutations.create(sdk, { supplierId, direction }));
  const update = useMutation(orderMutations.update(sdk, { supplierId, direction }));
  const order = base?.order as Order | undefined;
  const orderId = order?.orderId;
  const key = [`${direction}-order`, orderId].filter(Boolean).join('/');
  const list = { to: `${direction}.list` } as const;
  const isListShown = navigation.href(list) !== undefined;

  const form = useOrderForm(start);
  const values = useStore(form.store, (state) => state.values);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const letGo = useUnsavedChanges((hasChanges || options.isCopy === true) && submitted === undefined);

  const warehouseId = values.details.warehouseId;
  const warehouse = useWarehouse(warehouseId);
  const customers = useOrderCustomers(direction);
  const customer = useOrderCustomer(values.details.customerId, customers.customers);
  const isInternational = supplier?.inventoryType === 'INTL';
  const storedArrivalDate = order?.direction === 'INBOUND' ? order.details.expectedArrivalDate : undefined;
  const rules = useMemo(
    () =>
      orderRules(
        {
          ...{ direction, isInternational, storedArrivalDate, customer },
          today: todayIn(warehouse?.timeZone),
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
  // What a field was told by other rules, of another warehouse or customer, may no longer be so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields ask the rules
  useEffect(() => {
    for (const [name, meta] of Object.entries(form.state.fieldMeta)) {
      if (meta?.errors.length) form.validateField(name as never, 'change');
    }
  }, [form, rules]);
  const parts = useMemo(
    () => ({ form, rules, formTexts, labels, texts: fieldTexts, listTexts }),
    [form, rules, formTexts, labels, fieldTexts, listTexts],
  );
  const { lineItems, palletsQuantity } = values;
  const problemsOf = useLineRules(direction);
  const areDetailsValid = useMemo(() => rules.problems(values.details).size === 0, [rules, values.details]);
  const areItemsValid =
    lineItems.length > 0 &&
    rules.pallets(palletsQuantity) === undefined &&
    lineItems.every((line) => Object.keys(problemsOf(line)).length === 0);

  const lead = useRef<() => void>(undefined);
  const [state, send] = useLateMachine({
    fetch: async () => {
      const { startOrderWizard } = await import('./start-order-wizard');
      return () => startOrderWizard(() => lead.current?.());
    },
    onLoadFailed: (error) => notify(failureToast(error, kernel)),
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
    if (step === 'items') frame?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [step]);

  const restart = (next: OrderFormValues) => {
    setStart(next);
    form.reset(next);
    setRefusals(noRefusals);
  };
  const requestOf = (fresh: OrderDetails) => toOrderRequest(valuesOf(fresh), direction, fresh.order as Order);
  const saveChange = useSaveChange({
    send: (request: OrderRequest, etag) =>
      update.mutateAsync({ orderId: orderId ?? '', order: request, etag }),
    reload: async () => onRequestReload?.(),
    requestOf,
  });
  /** Where the answer to a try of ours was lost, the next one finds the order resubmitted already, as it was sent. */
  const resubmit = async (request: OrderRequest): Promise<SavedOrder> => {
    try {
      return await saveChange(request, base);
    } catch (error) {
      const fresh = hasGoneOn(error) ? await onRequestReload?.().catch(() => undefined) : undefined;
      if (fresh?.order.status !== 'RESUBMITTED') throw error;
      if (JSON.stringify(requestOf(fresh)) !== JSON.stringify(request)) throw error;
      return fresh;
    }
  };
  const linkTo = (id: string) =>
    toastLink(navigation, { to: `${direction}.details`, orderId: id }, texts.view(id));
  const confirmation = useFormConfirmation({
    save: ({ request, idempotencyKey }: ConfirmedSave<OrderRequest>): Promise<SavedOrder> =>
      orderId === undefined ? create.mutateAsync({ order: request, idempotencyKey }) : resubmit(request),
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
        ...(fresh && { link: linkTo(fresh.orderId) }),
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
      // Of an order that has gone on, its details say how far it is; they have just been read.
      const other = hasGoneOn(error) ? orderId : isPortalError(error) ? error.conflictingId : undefined;
      notify({
        about: key,
        ...failureToast(error, kernel, texts.failed),
        ...(other && { link: linkTo(other) }),
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
  const { bondedFlag } = values.details;
  const reserved = useMemo(
    () => reservedBy(order, { warehouseId, bondedFlag }),
    [order, warehouseId, bondedFlag],
  );
  const clearing = useWarehouseChange(warehouseId, lineItems);

  const beginAnother = () => {
    setBase(undefined);
    setSubmitted(undefined);
    restart(newOrder(direction, supplier));
    send({ type: 'order.begun' });
  };
  const stateOf = (one: FilledStep, isValid: boolean): StepState =>
    isValid && (checked[one] || step !== one) ? 'done' : checked[one] && !isValid ? 'problem' : undefined;

  return {
    element,
    form,
    values,
    parts,
    serverErrors,
    order,
    draft,
    step,
    goTo,
    areItemsChecked: checked.items,
    stepStates: {
      details: stateOf('details', areDetailsValid),
      items: stateOf('items', areItemsValid),
      submit: undefined,
    },
    place: { warehouse, customers, customer, warehouseId },
    lines: { problemsOf, refusals, reserved, change: changeLines },
    /** The warehouse that the lines are of, while another one is chosen over them. */
    warehouseBefore: clearing.before,
    submit: () => {
      if (leadToConflict.current) leadToConflict.current();
      else confirmation.submit(toOrderRequest(values, direction, order));
    },
    question: {
      isAsked: confirmation.isAsking,
      isSaving: confirmation.isSaving,
      confirm: confirmation.confirm,
      decline: confirmation.decline,
    },
    conflict:
      conflicts > 0 && base && onRequestReload
        ? { count: conflicts, stand: { base, start, values }, onRequestReload }
        : null,
    forgetConflict: () => setConflicts(0),
    openConflict,
    put: (
      fresh: OrderDetails,
      started: OrderFormValues,
      changes: readonly (readonly [path: string, value: unknown])[],
    ) => {
      setBase(fresh);
      restart(started);
      for (const [path, value] of changes) form.setFieldValue(path as never, value as never);
    },
    submitted,
    beginAnother,
  };
}

/** `done`: in order; `problem`: somebody has been through the step and it is not. */
export type StepState = 'done' | 'problem' | undefined;

/** An order's wizard as it runs. */
export type OrderWizardState = ReturnType<typeof useOrderWizard>;
