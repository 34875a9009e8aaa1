import type { FieldError } from '@portal-kit/sdk';
import { useEffect, useRef, useState } from 'react';
import type { LoadedOrderWizardProps } from '../order-wizard.props';
import type { OrderStep } from '../steps/order-step';

type ReportedError = { fieldPath?: string | null; message?: string | null };

const isComplete = (error: ReportedError): error is FieldError =>
  typeof error.fieldPath === 'string' && typeof error.message === 'string';

interface FirstField {
  /** The open step. */
  openStep: OrderStep;
  /** Shows the invalid fields of a failed order. `isOpened`: the wizard opens at the first of them. */
  showErrors: (errors: readonly FieldError[], language: string | null | undefined, isOpened: boolean) => void;
  /** Opens the step with the field. */
  openFieldStep: (field: string) => OrderStep;
  focusField: (field: string) => void;
}

/**
 * Opens the wizard once at the field that the host names, or at the first invalid field of a failed order. A host that
 * names another step than the first one, for example after a page reload, keeps its step.
 */
export function useFirstField(
  { record, step = 'details', field }: Pick<LoadedOrderWizardProps, 'record' | 'step' | 'field'>,
  { openStep, showErrors, openFieldStep, focusField }: FirstField,
): void {
  const [target, setTarget] = useState<{ field: string; step: OrderStep }>();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    if (step !== 'details') return;
    const failure = record?.order.failure;
    const errors = (failure?.validationErrors ?? []).filter(isComplete);
    if (errors.length > 0) showErrors(errors, failure?.messageLanguage, field === undefined);
    if (field !== undefined) setTarget({ field, step: openFieldStep(field) });
  });
  useEffect(() => {
    if (!target) return;
    // If another step has opened instead, a later visit of the step must not move the focus.
    setTarget(undefined);
    if (target.step === openStep) focusField(target.field);
  });
}
