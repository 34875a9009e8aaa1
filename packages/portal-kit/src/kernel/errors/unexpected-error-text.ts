import { isPortalError } from '@portal-kit/sdk';

/**
 * Returns an error page's text: status and status text of a failed response, otherwise the error's message. Source:
 * specification, section 2 (router fallback).
 *
 * @example
 * ```ts
 * import { unexpectedErrorText } from 'portal-kit/portal';
 *
 * export const text = unexpectedErrorText(new Error('The page is not defined.'));
 * ```
 */
export function unexpectedErrorText(error: unknown): string {
  if (isPortalError(error) && error.kind === 'http') return `${error.status} ${error.message}`.trim();
  return error instanceof Error ? error.message : String(error);
}
