import { Spinner } from '@portal-kit/ui/spinner';
import * as css from '../shell/shell.css';

/** Shown while the chunk of a page loads. */
export const loadingPage = (
  <div className={css.center}>
    <Spinner label="Loading" />
  </div>
);
