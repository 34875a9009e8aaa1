import '@fontsource-variable/inter/wght.css';
import '@portal-kit/ui/theme';
import './theme/page.css';
import { createPortalQueryClient } from 'portal-kit/portal';
import { createSession, createTextStore, draftKeyPrefix } from 'portal-kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigate, usePageLocation } from './address/address';
import { takeResetToken } from './address/reset-token';
import { App, SignedOutPages } from './app/app';
import { StartFailed } from './app/application-error';
import { type PortalApp, PortalAppContext } from './app/portal-session';
import { watchMissingCode } from './app/reload-offer';
import { opensSignedOutPage, takeConfiguration } from './boot/prefetch';
import { loadConfig, type PortalConfig } from './config/config';
import { createIdentityProvider } from './config/identity';
import { loadRegion } from './preferences/load-region';
import { currentRegion } from './preferences/region';
import { innerAddress, signInAddress, splitAddress } from './routes/addresses';
import { findRoute, parseRoutePath } from './routes/route-table';

const currentRoute = () => findRoute(splitAddress(location.pathname)?.rest ?? '')?.route;

const resetToken = takeResetToken(window);

/** The portal also starts without monitoring. */
const loadMonitoring = (config: PortalConfig) =>
  import('./monitoring/start-monitoring')
    .then(({ startMonitoring }) => startMonitoring(config, () => currentRoute()?.path))
    .catch(() => undefined);

let reportCaught: ((error: unknown) => void) | undefined;

async function start(config: PortalConfig): Promise<PortalApp> {
  const local = createTextStore(() => localStorage, { expendable: draftKeyPrefix });
  const tab = createTextStore(() => sessionStorage);
  const provider = await createIdentityProvider(config, { local, session: tab, origin: location.origin });
  const opened = new URL(location.href);
  const monitoring = (config.tracing || config.telemetry) && (await loadMonitoring(config));
  reportCaught = monitoring?.reportError;
  const redirectResponse = provider.redirect?.isResponse(opened) ? opened : undefined;
  const returnTo = redirectResponse && provider.redirect?.returnAddress(redirectResponse);
  /** Removes code and state from the address. Keeps the return address, so that the user can retry a failed sign-in. */
  const removeResponse = () => {
    const { pathname, search } = new URL(innerAddress(returnTo ?? '/', opened.origin), opened.origin);
    navigate(signInAddress(pathname, search), { replace: true });
  };
  if (redirectResponse && !provider.redirect?.readsAddress) removeResponse();
  const session = createSession({
    apiBaseUrl: config.apiBaseUrl,
    dataBasePath: config.dataBasePath,
    observer: monitoring?.observer,
    provider,
    redirectResponse,
    local,
    session: tab,
    isStartDeferred: true,
  });
  if (redirectResponse && provider.redirect?.readsAddress) {
    const returning = session.actor.subscribe((state) => {
      if (state.matches('returning')) return;
      returning.unsubscribe();
      removeResponse();
    });
  }
  return { config, session, local, queryClient: createPortalQueryClient(), resetToken };
}

watchMissingCode(window);
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
// Loads the chunk of the first screen in parallel with the configuration.
const firstRoute = currentRoute();
const firstScreen =
  firstRoute && !opensSignedOutPage(location.pathname) ? firstRoute.page.load() : SignedOutPages.load();

Promise.all([loadConfig(takeConfiguration()), firstScreen, loadRegion()])
  .then(([config]) => start(config))
  .then((app) => {
    // A page in the back/forward cache is hidden, so that nothing is painted before the session has compared its state
    // with the storage. A session that has started does so in the same event.
    const { actor } = app.session;
    window.addEventListener('pagehide', () => {
      container.hidden = true;
    });
    window.addEventListener('pageshow', async ({ persisted }) => {
      if (persisted && !actor.isStarted()) await actor.start().catch(showFailure);
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
