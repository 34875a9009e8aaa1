import type { Order, OrderDetails } from '@portal-kit/sdk/orders';
import { useStore } from '@tanstack/react-form';
import { useRef } from 'react';
import { useFormDraft } from '../../../../forms/draft/use-form-draft';
import type { Fields } from '../../../../forms/fields/fields';
import { useServerErrors } from '../../../../forms/fields/server-errors';
import { focusConflict } from '../../../../forms/focus/focus-form';
import { useFormBase } from '../../../../forms/record/use-form-base';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useUnsavedChanges } from '../../../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { isOutdated } from '../../../../kernel/saving/save-errors';
import { createOrderValues, type OrderFormValues, toOrderValues } from '../../form/values/order-form.values';
import { toOrderRequest } from '../../form/values/order-request';
import { focusOrderField } from '../checks/focus-order-field';
import type { LoadedOrderWizardProps } from '../order-wizard.props';
import { useOrderSteps } from '../steps/use-order-steps';
import { isOrderDraft, orderDraftKey } from './order-draft';
import { useFirstField } from './use-first-field';
import { useOrderFields } from './use-order-fields';
import { useOrderLines } from './use-order-lines';
import { findErrorStep, findFieldsStep } from './use-order-refusal';
import { useOrderSave } from './use-order-save';

/** Controls the wizard of one order: the form, its steps, its draft, the save, and the outcome. */
export function useOrderWizard(options: LoadedOrderWizardProps) {
  const { direction, supplier, onRequestReload, onOrderSubmitted, step: hostStep, onStepChanged } = options;
  const { navigation } = usePortal();
  const element = useRef<HTMLDivElement>(null);
  const serverErrors = useServerErrors(useMessages(kernelMessages));

  /** The fields depend on the chosen warehouse and customer, so the form validates with those of the latest render. */
  const latestFields = useRef<Fields<OrderFormValues>>({});
  const formBase = useFormBase<OrderFormValues, OrderDetails>(() => {
    const { record, start } = options;
    return {
      stored: record,
      values: record ? toOrderValues(record.order as Order) : (start ?? createOrderValues(direction)),
    };
  }, latestFields);
  const { form, base, hasChanges } = formBase;
  const releaseGuard = useUnsavedChanges(hasChanges);
  const values = useStore(form.store, (state) => state.values);
  const order = base.stored?.order as Order | undefined;
  const storedArrivalDate = order?.direction === 'INBOUND' ? order.details?.expectedArrivalDate : undefined;
  const fields = useOrderFields({ direction, form, values, supplier, storedArrivalDate });
  latestFields.current = fields.fields;
  const lines = useOrderLines({ direction, form, values, order });
  const { areDetailsValid, areItemsValid } = fields;
  const steps = useOrderSteps({
    element,
    form,
    areDetailsValid,
    areItemsValid,
    step: hostStep,
    onStepChanged,
    isFocused: options.isAnother,
  });
  const { step, send } = steps;

  const key = orderDraftKey(direction, order?.orderId);
  const recordVersion = order ? (order.version ?? 0) : null;
  const draft = useFormDraft({
    form,
    key,
    start: base.values,
    isCompatible: (stored) => isOrderDraft(base.values, stored),
    toRequest: (drafted) => toOrderRequest(drafted, direction, order),
    recordVersion,
    step,
  });

  const list = { to: `${direction}.list` } as const;
  const isListShown = navigation.href(list) !== undefined;
  const save = useOrderSave({
    direction,
    stored: base.stored,
    about: key,
    draft,
    reread: onRequestReload,
    onSaved: () => {
      formBase.rebase({ stored: base.stored, values: form.state.values });
      releaseGuard();
    },
    onReported: (saved, isRemoved) => {
      if (onOrderSubmitted) onOrderSubmitted(saved);
      else if (isListShown && !isRemoved) navigation.go(list);
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      lines.refusals.keep(error, form.state.values.lineItems);
      if (!isOutdated(error)) send({ type: 'order.refused', step: findErrorStep(error) });
    },
    onConflictOpen: () => focusConflict(element.current),
  });

  useFirstField(options, {
    openStep: step,
    showErrors: (errors, language, isOpened) => {
      serverErrors.show(errors, language);
      lines.refusals.show(errors, values.lineItems);
      if (isOpened) send({ type: 'order.refused', step: findFieldsStep(errors), isCorrection: true });
    },
    openFieldStep: (field) => {
      const place = findFieldsStep([{ fieldPath: field, message: '' }]);
      if (place !== 'details') send({ type: 'step.restored', step: place, isCorrection: true });
      return place;
    },
    focusField: (field) => focusOrderField(element.current?.querySelector('form') ?? null, field),
  });

  return {
    element,
    form,
    base,
    rebase: (...change: Parameters<typeof formBase.rebase>) => {
      formBase.rebase(...change);
      lines.refusals.clear();
    },
    values,
    order,
    fields,
    lines,
    steps,
    serverErrors,
    recordVersion,
    draft,
    /** Fills in the draft and opens its step. */
    restoreDraft: () => {
      steps.restore(draft.offer?.step);
      draft.restore();
    },
    save,
    submit: () => save.submit(toOrderRequest(values, direction, order)),
    /** The saved order; undefined before the submit. */
    submitted: save.outcome === 'saved' ? save.result : undefined,
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(list) : undefined),
  };
}

/** The state and callbacks of the wizard for one order. */
export type OrderWizardState = ReturnType<typeof useOrderWizard>;
