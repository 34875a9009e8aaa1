import type { FieldError } from '@portal-kit/sdk';
import { useEffect, useRef } from 'react';
import type { LoadedOrderWizardProps } from '../order-wizard.props';

type ReportedError = { fieldPath?: string | null; message?: string | null };

const isComplete = (error: ReportedError): error is FieldError =>
  typeof error.fieldPath === 'string' && typeof error.message === 'string';

/**
 * Calls `show` once with the invalid fields of a failed order, so that the wizard opens at the first of them. A host that
 * names another step than the first one, for example after a page reload, keeps its step.
 */
export function useShownFailure(
  { record, step = 'details' }: Pick<LoadedOrderWizardProps, 'record' | 'step'>,
  show: (errors: readonly FieldError[]) => void,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    const errors = (record?.order.failure?.validationErrors ?? []).filter(isComplete);
    if (errors.length > 0 && step === 'details') show(errors);
  });
}
