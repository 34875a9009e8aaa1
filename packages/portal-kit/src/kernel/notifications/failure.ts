import { isPortalError, type PortalError } from '@portal-kit/sdk';
import type { ToastContent } from '@portal-kit/ui/toast';
import { isCodeMissing } from '../errors/code-missing';
import { isTokenUnavailable } from '../errors/token-unavailable';
import type { kernelMessages } from '../messages/kernel.messages';

type KernelTexts = ReturnType<typeof kernelMessages>;

/**
 * User-facing message of an error: the server's message if the error has one, otherwise a message for the error kind.
 */
export function failureText(error: unknown, texts: KernelTexts): string {
  if (isCodeMissing(error)) return texts.codeMissing;
  if (!isPortalError(error)) return texts.errorCaption;
  if (isTokenUnavailable(error)) return texts.tokenUnavailable;
  if (error.kind === 'http') return error.message.trim() || texts.errorCaption;
  if (error.kind === 'timeout') return texts.timeout;
  if (error.kind === 'network') return texts.offline;
  return texts.errorCaption;
}

/**
 * A language of the server for the attribute `lang`. `undefined` if the texts of the page are in the same language, or if
 * the server does not name the language.
 */
export const otherLang = (language: string | null | undefined, texts: { language: string }) =>
  language && language.slice(0, 2) !== texts.language.slice(0, 2) ? language : undefined;

/** Notification of a failure: the server's message and the reference for support. */
export function failureToast(error: unknown, texts: KernelTexts, title = texts.errorTitle): ToastContent {
  const { requestId, language }: Partial<PortalError> = isPortalError(error) ? error : {};
  return {
    status: 'error',
    title,
    caption: failureText(error, texts),
    additionalInfo: requestId && texts.reference(requestId),
    lang: otherLang(language, texts),
  };
}
