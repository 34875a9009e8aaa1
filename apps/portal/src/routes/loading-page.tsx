import { Spinner } from '@portal-kit/ui/spinner';
import * as css from '../shell/shell.css';

/** While a page's code is fetched. */
export const loadingPage = (
  <div className={css.center}>
    <Spinner label="Loading" />
  </div>
);
