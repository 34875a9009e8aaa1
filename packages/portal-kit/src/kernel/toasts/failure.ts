import { isPortalError, type PortalError } from '@portal-kit/sdk';
import type { ToastContent } from '@portal-kit/ui/toast';
import { isCodeMissing } from '../errors/code-missing';
import { isTokenUnavailable } from '../errors/token-unavailable';
import type { kernelMessages } from '../messages/kernel.messages';

type KernelTexts = ReturnType<typeof kernelMessages>;

/**
 * Returns an error's user-facing message: the server's message if the error has one, otherwise a message for the error
 * kind.
 */
export function formatFailure(error: unknown, texts: KernelTexts): string {
  if (isCodeMissing(error)) return texts.codeMissing;
  if (!isPortalError(error)) return texts.errorCaption;
  if (isTokenUnavailable(error)) return texts.tokenUnavailable;
  if (error.kind === 'http') return error.message.trim() || texts.errorCaption;
  if (error.kind === 'timeout') return texts.timeout;
  if (error.kind === 'network') return texts.offline;
  return texts.errorCaption;
}

/**
 * Returns the server's language for the `lang` attribute, or `undefined` if the page's texts are in the same language,
 * or if the server doesn't specify its language.
 */
export const otherLang = (language: string | null | undefined, texts: { language: string }) =>
  language && language.slice(0, 2) !== texts.language.slice(0, 2) ? language : undefined;

/** Creates the notification of a failure: the server's message and the reference for support. */
export function failureToast(error: unknown, texts: KernelTexts, title = texts.errorTitle): ToastContent {
  const { requestId, language }: Partial<PortalError> = isPortalError(error) ? error : {};
  return {
    status: 'error',
    title,
    caption: formatFailure(error, texts),
    additionalInfo: requestId && texts.reference(requestId),
    lang: otherLang(language, texts),
  };
}

/** Maximum number of fields in a notification. */
const shownFields = 20;

/**
 * Creates the notification of a failed save: {@link failureToast} with one `fieldPath: message` line per rejected
 * field. After 20 fields, `moreErrors` contains the number of the other fields.
 */
export function saveFailureToast(error: unknown, texts: KernelTexts, title?: string): ToastContent {
  const { fields = [] } = (error ?? {}) as Partial<PortalError>;
  return {
    ...failureToast(error, texts, title),
    validationErrors: fields
      .slice(0, shownFields)
      .map(({ fieldPath, message }) => (fieldPath ? `${fieldPath}: ${message}` : message)),
    moreErrors: fields[shownFields] && texts.moreErrors(fields.length - shownFields),
  };
}
