import { isPortalError } from '@portal-kit/sdk';
import { failureToast } from './failure';

/** Maximum number of fields in a notification. */
const shownFields = 20;

/**
 * Notification of a failed save: like {@link failureToast}, with one `fieldPath: message` line per field. After 20 fields,
 * `moreErrors` contains the number of the other fields.
 *
 * Separate from `failureToast`, which is part of the first load of a list.
 */
export function refusalToast(...[error, texts, title]: Parameters<typeof failureToast>) {
  const fields = isPortalError(error) ? error.fields : [];
  return {
    ...failureToast(error, texts, title),
    validationErrors: fields
      .slice(0, shownFields)
      .map(({ fieldPath, message }) => (fieldPath ? `${fieldPath}: ${message}` : message)),
    moreErrors: fields[shownFields] && texts.moreErrors(fields.length - shownFields),
  };
}
