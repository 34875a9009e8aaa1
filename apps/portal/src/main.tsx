import '@fontsource-variable/inter/wght.css';
import '@portal-kit/ui/theme';
import './theme/page.css';
import { createTextStore, draftKeyPrefix } from 'portal-kit/session';
import { storageKeys } from 'portal-kit/storage-keys';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { usePageLocation } from './address/address';
import { takeResetToken } from './address/reset-token';
import { App, SignedOutPages } from './app/app';
import { StartFailed } from './app/application-error';
import { createPortalApp } from './app/create-portal-app';
import { PortalAppContext } from './app/portal-session';
import { watchMissingCode } from './app/reload-offer';
import { loadConfig } from './config/config';
import { loadRegion } from './preferences/choose-region';
import { currentRegion } from './preferences/region';
import { chooseTheme, readTheme } from './preferences/theme-choice';
import { publicPage, splitAddress } from './routes/addresses';
import { findRoute, parseRoutePath } from './routes/find-route';

chooseTheme(readTheme());
watchMissingCode(window);
const resetToken = takeResetToken(window);
const local = createTextStore(() => localStorage, { expendable: draftKeyPrefix });
const tab = createTextStore(() => sessionStorage);

const currentRoute = () => findRoute(splitAddress(location.pathname)?.rest ?? '')?.route;
const isSignedOut = local.get(storageKeys.accessToken) === null || publicPage(location.pathname);
const firstPage = isSignedOut ? SignedOutPages : currentRoute()?.page;

let reportCaught: ((error: unknown) => void) | undefined;

/** Loads monitoring. The portal starts even if monitoring fails to load. */
const loadMonitoring = (collectorUrl: string) =>
  import('./monitoring/start-monitoring')
    .then(({ startMonitoring }) => startMonitoring(collectorUrl, () => currentRoute()?.path))
    .catch(() => undefined);

async function start() {
  const config = await loadConfig();
  const monitoring = config.telemetryUrl ? await loadMonitoring(config.telemetryUrl) : undefined;
  reportCaught = monitoring?.reportError;
  return createPortalApp({ config, local, tab, resetToken, monitoring });
}

const container = document.getElementById('root') as HTMLElement;
const showFailure = (error: unknown) =>
  root.render(<StartFailed error={error} locale={currentRegion().locale} />);
const root = createRoot(container, {
  onCaughtError: (error) => {
    // biome-ignore lint/suspicious/noConsole: as React does by default
    console.error(error);
    reportCaught?.(error);
  },
  // After an uncaught error, React unmounts the whole page.
  onUncaughtError: (error) => {
    reportError(error);
    showFailure(error);
  },
});

// The first render waits for the code of its page, so that the page appears at once.
Promise.all([start(), firstPage?.load?.(), loadRegion()])
  .then(([app]) => {
    // A page in the back/forward cache is hidden, so that nothing is painted before the session has compared its state
    // with the storage. The session does so in the same event.
    window.addEventListener('pagehide', () => {
      container.hidden = true;
    });
    window.addEventListener('pageshow', () => {
      container.hidden = false;
    });
    root.render(
      <StrictMode>
        <PortalAppContext.Provider value={app}>
          <Router hook={usePageLocation} parser={parseRoutePath}>
            <App />
          </Router>
        </PortalAppContext.Provider>
      </StrictMode>,
    );
  })
  .catch(showFailure);
