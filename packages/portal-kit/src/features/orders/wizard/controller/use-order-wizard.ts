import { isPortalError } from '@portal-kit/sdk';
import type { Order, OrderDetails, SavedOrder } from '@portal-kit/sdk/orders';
import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useStore } from '@tanstack/react-form';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import type { FieldChange } from '../../../../forms/conflict/record-conflict.values';
import { useFormDraft } from '../../../../forms/draft/use-form-draft';
import { useServerErrors } from '../../../../forms/fields/server-errors';
import { isOutdated } from '../../../../forms/record/save-errors';
import { confirmationOf } from '../../../../forms/record/use-record-form-actor';
import { useTrackedSave } from '../../../../forms/record/use-tracked-save';
import { runSteps } from '../../../../kernel/errors/run-steps';
import { useUnsavedChanges } from '../../../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { saveFailureToast } from '../../../../kernel/notifications/failure';
import type { PortalNotification } from '../../../../kernel/notifications/portal-notification';
import { toastLink } from '../../../../kernel/notifications/toast-link';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { useOrderForm } from '../../form/order-form.api';
import { newOrder, type OrderFormValues, toOrderValues } from '../../form/values/order-form.values';
import { toOrderRequest } from '../../form/values/order-request';
import { isOrderNotEditable } from '../../is-order-not-editable';
import { useAvailableStock } from '../../lines/editor/use-line-stock';
import { type OrderLine, reservedBy } from '../../lines/order-line';
import { focusOrderField } from '../checks/focus-order-field';
import type { FlatOrder } from '../order-conflict.values';
import { orderWizardMessages } from '../order-wizard.messages';
import type { LoadedOrderWizardProps } from '../order-wizard.props';
import type { OrderStep } from '../steps/order-step';
import { focusStepProblem, useOrderSteps } from '../steps/use-order-steps';
import { useRestoredStep } from '../steps/use-restored-step';
import { isOrderDraft, orderDraftKey } from './order-draft';
import { type OrderWizardEffects, provideOrderWizard } from './provide-order-wizard';
import { useFirstField } from './use-first-field';
import { useOrderFields } from './use-order-fields';
import { stepOfError, stepOfFields, useLineRefusals } from './use-order-refusal';
import { useOrderSave } from './use-order-save';

/**
 * Controls the wizard of one order: fields and rules, steps, confirmation, server errors, draft, leave guard, and
 * concurrent edits.
 */
export function useOrderWizard(options: LoadedOrderWizardProps) {
  const { direction, supplier, onRequestReload, onOrderSubmitted } = options;
  const { navigation, notify, emit } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderWizardMessages);
  const element = useRef<HTMLDivElement>(null);
  /** The step that opened last, for a host that does not store the step. */
  const lastStep = useRef<OrderStep>('details');
  const serverErrors = useServerErrors(kernel);
  const lineRefusals = useLineRefusals();
  /** The values that count as unchanged. */
  const [start, setStart] = useState(() =>
    options.record ? toOrderValues(options.record.order as Order) : (options.start ?? newOrder(direction)),
  );
  const form = useOrderForm(start);
  const values = useStore(form.store, (state) => state.values);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const resetTo = (next: OrderFormValues) => {
    setStart(next);
    form.reset(next);
    lineRefusals.clear();
  };
  const list = { to: `${direction}.list` } as const;
  const isListShown = navigation.href(list) !== undefined;
  const linkTo = (orderId: string) =>
    toastLink(navigation, { to: `${direction}.details`, orderId }, texts.view(orderId));

  const notifySaved = (saved?: SavedOrder) => {
    const fresh = saved?.order as Order | null | undefined;
    let link: PortalNotification['link'];
    runSteps(
      () => {
        link = fresh?.orderId ? linkTo(fresh.orderId) : undefined;
      },
      () =>
        notify({
          about: key,
          status: 'success',
          title: order ? texts.resubmitted : texts.created,
          ...(!order && { caption: texts.createdText }),
          ...(link && { link }),
        }),
    );
  };
  const emitSubmitted = (saved: SavedOrder) =>
    emit?.({ type: 'order.submitted', detail: { order: saved.order as Order | null, isNew: !order } });
  const notifyFailed = (error: unknown) => {
    // If the order can no longer be changed, the notification links to the order details, which show the status.
    const linked = isOrderNotEditable(error)
      ? order?.orderId
      : isPortalError(error)
        ? error.conflictingId
        : undefined;
    let link: PortalNotification['link'];
    runSteps(
      () => {
        link = linked ? linkTo(linked) : undefined;
      },
      () =>
        notify({
          about: key,
          ...saveFailureToast(error, kernel, texts.failed),
          ...(link && { link }),
        }),
    );
  };
  const onSaved = (saved: SavedOrder, isRemoved?: boolean) =>
    runSteps(
      draft.clear,
      releaseGuard,
      () => notifySaved(saved),
      () => emitSubmitted(saved),
      () => isRemoved || send({ type: 'order.submitted' }),
      () => {
        if (onOrderSubmitted) onOrderSubmitted(saved);
        else if (isListShown && !isRemoved) navigation.go(list);
      },
    );
  const onFailed = (error: unknown) =>
    runSteps(
      () => serverErrors.keep(error),
      () => lineRefusals.keep(error, form.state.values.lineItems),
      () => notifyFailed(error),
      () => {
        if (!isOutdated(error)) send({ type: 'order.refused', step: stepOfError(error) });
      },
    );
  const saveOrder = useOrderSave({ direction, onRequestReload });
  const effects: OrderWizardEffects = {
    save: (input) =>
      trackSave(input.request, input.idempotencyKey, (idempotencyKey) =>
        saveOrder({ ...input, idempotencyKey }),
      ),
    queryClient: usePortalQueryClient(),
    onSaved,
    onFailed,
    element,
    focusProblem: () => focusStepProblem(element.current, form),
    onStepOpened: (opened, change) => {
      const known = options.step ?? lastStep.current;
      lastStep.current = opened;
      if (opened !== known) options.onStepChanged?.(opened, change);
    },
  };
  const latest = useRef(effects);
  latest.current = effects;
  const [machine] = useState(() => provideOrderWizard(latest));
  const actor = useActorRef(machine, { input: { record: options.record } });
  const { send } = actor;
  const { value, context, children } = useSelector(actor, (snapshot) => snapshot);
  const recordForm = useSelector(children.recordForm, (snapshot) => snapshot);
  // If <Activity> hides the wizard and shows it again, the actor starts again in its last state and would repeat a save.
  useBrowserLayoutEffect(() => () => send({ type: 'form.removed' }), [send]);
  const step = typeof value === 'object' ? value.filling : 'details';
  const record = recordForm?.context.record;
  const submitted = value === 'submitted' ? recordForm?.context.result : undefined;
  const order = record?.order as Order | undefined;
  const key = orderDraftKey(direction, order?.orderId);
  const releaseGuard = useUnsavedChanges(hasChanges && submitted === undefined);

  const storedArrivalDate = order?.direction === 'INBOUND' ? order.details?.expectedArrivalDate : undefined;
  const { lineItems } = values;
  const { warehouseId, bondedFlag } = values.details;
  const reserved = useMemo(
    () => reservedBy(order, { warehouseId, bondedFlag }),
    [order, warehouseId, bondedFlag],
  );
  const stock = useAvailableStock({
    ...{ direction, warehouseId, lines: lineItems, reserved },
    isBonded: bondedFlag === '1',
  });
  const fields = useOrderFields({ direction, form, values, supplier, storedArrivalDate });
  const { areDetailsValid, areItemsValid } = fields;
  const { checked } = context;
  const steps = useOrderSteps({ element, send, step, checked, areDetailsValid, areItemsValid });
  const draft = useFormDraft({
    form,
    key,
    start,
    recordVersion: order?.version ?? null,
    step,
    isCompatible: (stored) => isOrderDraft(start, stored),
    storedRequest: options.record && (() => toOrderRequest(start, direction, options.record?.order as Order)),
  });
  const trackSave = useTrackedSave({ draft, notifySaved });
  const restoreStep = useRestoredStep(options, { step, send });
  useFirstField(options, {
    openStep: step,
    showErrors: (errors, language, isOpened) => {
      serverErrors.show(errors, language);
      lineRefusals.show(errors, lineItems);
      if (isOpened) send({ type: 'order.refused', step: stepOfFields(errors), isCorrection: true });
    },
    openStepOf: (field) => {
      const place = stepOfFields([{ fieldPath: field, message: '' }]);
      if (place !== 'details') send({ type: 'step.restored', step: place, isCorrection: true });
      return place;
    },
    focusField: (field) => focusOrderField(element.current?.querySelector('form') ?? null, field),
  });

  const changeLines = (next: readonly OrderLine[]) => {
    lineRefusals.clearChanged(lineItems, next);
    form.setFieldValue('lineItems', next);
  };
  return {
    ...steps,
    element,
    form,
    values,
    fields,
    serverErrors,
    order,
    draft: {
      ...draft,
      restore: () => {
        restoreStep(draft.offer?.step);
        draft.restore();
      },
    },
    lines: { refusals: lineRefusals.refusals, refusalLang: serverErrors.lang, stock, change: changeLines },
    /** The warehouse of the lines if the user has chosen another warehouse for the order. */
    warehouseBefore: useWarehouseOfLines(warehouseId, lineItems),
    submit: () => send({ type: 'form.submitted', request: toOrderRequest(values, direction, order) }),
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(list) : undefined),
    confirmation: confirmationOf(recordForm, send),
    start,
    record,
    conflictCount: recordForm?.context.conflictCount,
    send,
    fill: (_: OrderDetails, next: OrderFormValues, changes: readonly FieldChange<FlatOrder>[]) => {
      resetTo(next);
      for (const [path, value] of changes) form.setFieldValue(path as never, value as never);
    },
    onRequestReload: async () => onRequestReload?.(),
    submitted,
    startAnother: () => {
      resetTo(newOrder(direction, supplier));
      send({ type: 'order.started' });
    },
  };
}

/**
 * All lines have items of one warehouse. Returns this warehouse while the user has chosen another warehouse for the
 * order.
 */
function useWarehouseOfLines(warehouseId: string, lines: readonly OrderLine[]): string | undefined {
  const known = useRef({ warehouseId, lines });
  // If lines and warehouse change together, for example in a restored draft, the lines are for the new warehouse.
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return current.warehouseId === warehouseId ? undefined : current.warehouseId;
}

/** The state and callbacks of the wizard for one order. */
export type OrderWizardState = ReturnType<typeof useOrderWizard>;
