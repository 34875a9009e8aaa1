import { Spinner } from '@portal-kit/ui/spinner';
import { unexpectedErrorText } from 'portal-kit/portal';
import * as css from '../shell/shell.css';

/** Shown while the chunk of a page loads. */
export const loadingPage = (
  <div className={css.center}>
    <Spinner label="Loading" />
  </div>
);

/**
 * The chunk of a page could not be loaded: the user is offline, or a new release has removed the chunk. The message is
 * the status and status text of the response, or the browser's message.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Reads the response for the chunk, because the error of a failed import contains no status. */
async function responseTo(cause: unknown): Promise<Response | undefined> {
  const [url = ''] = /https?:\/\/[^\s'"]+/.exec(String(cause)) ?? [];
  if (!navigator.onLine || !url.startsWith(`${location.origin}/`)) return undefined;
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
}

/** Converts the failure of a page's `import()` to a {@link PageLoadError}. */
export async function throwPageLoadError(cause: unknown): Promise<never> {
  const response = await responseTo(cause);
  const text =
    response && !response.ok
      ? `${response.status} ${response.statusText}`.trim()
      : unexpectedErrorText(cause);
  throw new PageLoadError(text, { cause });
}
