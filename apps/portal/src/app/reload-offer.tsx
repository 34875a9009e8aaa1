import { Button } from '@portal-kit/ui/button';
import { useSyncExternalStore } from 'react';
import { leaveGuard } from '../address/address';
import { isFileMissing } from '../routes/page-loading';
import * as css from '../shell/shell.css';
import { portalMessages } from './portal.messages';

const listeners = new Set<() => void>();
/** Whether code that a screen needed is missing on the server, because of a new release. */
let isCodeMissing = false;
/** Number of error pages that offer a reload. */
let pageCount = 0;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/**
 * Watches for chunks that fail to load. The bundler dispatches an event on the window for each failed import or preload.
 */
export function watchMissingCode(page: Window): void {
  page.addEventListener('vite:preloadError', async ({ payload }) => {
    // Offline or after a network failure, the code may still be on the server, and the next use loads the code.
    if (!page.navigator.onLine || !(await isFileMissing(payload))) return;
    isCodeMissing = true;
    notifyListeners();
  });
}

/** Registers an error page that offers a reload. The banner then disappears. Returns a function that unregisters it. */
export function holdReloadOffer(): () => void {
  pageCount += 1;
  notifyListeners();
  return () => {
    pageCount -= 1;
    notifyListeners();
  };
}

/** Reloads the page without a leave confirmation, because forms have stored their drafts. */
export function reload(): void {
  leaveGuard.grant();
  location.reload();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers to reload the page when a dialog, a wizard or a worker cannot load its code. */
export function ReloadOffer({ locale }: { locale: string }) {
  const isShown = useSyncExternalStore(subscribe, () => isCodeMissing && pageCount === 0);
  if (!isShown) return null;
  const texts = portalMessages(locale);
  return (
    <div role="status" className={css.offline}>
      {texts.pageGoneText}
      <Button onClick={reload}>{texts.reload}</Button>
    </div>
  );
}
