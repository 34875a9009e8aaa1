import { Spinner } from '@portal-kit/ui/spinner';
import { kernelMessages, unexpectedErrorText } from 'portal-kit/portal';
import { useRegion } from '../preferences/region';
import * as css from '../shell/shell.css';

/** Shown while the chunk of a page loads. */
function LoadingPage() {
  const { locale } = useRegion();
  return (
    <div className={css.center}>
      <Spinner label={kernelMessages(locale).loading} />
    </div>
  );
}

export const loadingPage = <LoadingPage />;

/**
 * The chunk of a page could not be loaded: the user is offline, or a new release has removed the chunk. The message is
 * the status and status text of the response, or the browser's message.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Finds the URL of the portal's file in the error of a failed import. Safari's errors contain none. */
function findFailedFile(cause: unknown): string | undefined {
  const [, address] = /\s((?:https?:\/)?\/[^\s'"]+)/.exec(String(cause)) ?? [];
  if (address === undefined || !URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.href : undefined;
}

/** Reads the response for a file, because the error of a failed import contains no status. */
async function requestHead(file: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(10_000);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
}

/**
 * Checks whether the server no longer has the file of a failed import. Returns `true` if the error doesn't name a file.
 */
export async function isFileMissing(cause: unknown): Promise<boolean> {
  const file = findFailedFile(cause);
  if (file === undefined) return true;
  const status = (await requestHead(file))?.status;
  return status === 404 || status === 410;
}

/** Converts the failure of a page's `import()` to a {@link PageLoadError}. */
export async function throwPageLoadError(cause: unknown): Promise<never> {
  const file = navigator.onLine ? findFailedFile(cause) : undefined;
  const response = file === undefined ? undefined : await requestHead(file);
  const text =
    response && !response.ok
      ? `${response.status} ${response.statusText}`.trim()
      : unexpectedErrorText(cause);
  throw new PageLoadError(text, { cause });
}
