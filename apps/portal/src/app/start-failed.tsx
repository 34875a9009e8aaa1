import * as css from '../shell/shell.css';
import { ApplicationError } from './application-error';

/** The whole page, when the portal could not start or React has given up. */
export function StartFailed({ error, locale }: { error: unknown; locale: string }) {
  return (
    <main className={css.page}>
      <ApplicationError error={error} locale={locale} isPage />
    </main>
  );
}
