import type { PortalError } from '@portal-kit/sdk';
import type { ToastContent } from '@portal-kit/ui/toast';
import type { kernelMessages } from '../messages/kernel.messages';

/** Maximum number of fields in a notification. */
const shownFields = 20;

/**
 * Adds the refused fields of a save to the notification of its failure: one `fieldPath: message` line per field. After 20
 * fields, `moreErrors` contains the number of the other fields.
 */
export function withFields(
  toast: ToastContent,
  error: unknown,
  texts: ReturnType<typeof kernelMessages>,
): ToastContent {
  const { fields = [] } = (error ?? {}) as Partial<PortalError>;
  return {
    ...toast,
    validationErrors: fields
      .slice(0, shownFields)
      .map(({ fieldPath, message }) => (fieldPath ? `${fieldPath}: ${message}` : message)),
    moreErrors: fields[shownFields] && texts.moreErrors(fields.length - shownFields),
  };
}
