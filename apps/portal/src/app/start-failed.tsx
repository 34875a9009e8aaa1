import * as css from '../shell/shell.css';
import { ApplicationError } from './application-error';

/** Full page for a failed start or an error outside the page boundary. */
export function StartFailed({ error, locale }: { error: unknown; locale: string }) {
  return (
    <main className={css.page}>
      <ApplicationError error={error} locale={locale} isPage />
    </main>
  );
}
