import { Spinner } from '@portal-kit/ui/spinner';
import * as css from '../shell/shell.css';

/** Shown while the chunk of a page loads. */
export const loadingPage = (
  <div className={css.center}>
    <Spinner label="Loading" />
  </div>
);

/** The chunk of a page could not be loaded: the user is offline, or a new release has removed the chunk. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(cause: unknown) {
    super('portal: the chunk of a page failed to load, so the page cannot be shown. Reload the page.', {
      cause,
    });
  }
}
