import '@fontsource-variable/inter/wght.css';
import '@portal-kit/ui/theme';
import './theme/page.css';
import { createSession, createTextStore, draftKeyPrefix } from 'portal-kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from './app/address';
import { App, SignedOutPages } from './app/app';
import { loadConfig, type PortalConfig } from './app/config';
import { createIdentityProvider } from './app/identity';
import { type PortalApp, PortalAppContext } from './app/portal-session';
import { takeResetToken } from './app/reset-token';
import { StartFailed } from './app/start-failed';
import { prefetchSent, takeConfiguration, takePrefetchedResponse } from './boot/prefetch';
import { innerAddress, outsidePage, signInAddress, splitAddress } from './routes/addresses';
import { findRoute } from './routes/route-table';

const locale = 'en-US';
const resetToken = takeResetToken(window);

async function start(config: PortalConfig): Promise<PortalApp> {
  const local = createTextStore(() => localStorage, { expendable: draftKeyPrefix });
  const tab = createTextStore(() => sessionStorage);
  const provider = await createIdentityProvider(config, { local, session: tab, origin: location.origin });
  const opened = new URL(location.href);
  const answer = provider.redirect?.isAnswer(opened) ? opened : undefined;
  // Codes and states are of no use to anybody who sees the address.
  if (answer) {
    // What was asked for stays in the address: a sign-in that was given up can be tried again.
    const { pathname, search } = new URL(
      innerAddress(provider.redirect?.returnAddress(answer) ?? '/', opened.origin),
      opened.origin,
    );
    navigate(signInAddress(pathname, search), { replace: true });
  }
  const session = createSession({
    apiBaseUrl: config.apiBaseUrl,
    prefetchedResponse: takePrefetchedResponse,
    provider,
    answer,
    local,
    session: tab,
  });
  return { config, session, local, resetToken };
}

const place = document.getElementById('root') as HTMLElement;
const root = createRoot(place, {
  // React takes the whole page away; a blank one would say nothing.
  onUncaughtError: (error) => {
    reportError(error);
    root.render(<StartFailed error={error} locale={locale} />);
  },
});
// The first screen's code is fetched beside the configuration, so that it is there for the first render.
const firstRoute = findRoute(splitAddress(location.pathname)?.rest ?? '')?.route;
const firstScreen =
  firstRoute && !outsidePage(location.pathname) ? firstRoute.page.load() : SignedOutPages.load();

Promise.all([loadConfig(takeConfiguration()), firstScreen, prefetchSent()])
  .then(([config]) => start(config))
  .then((app) => {
    // A page that comes back from the back/forward cache shows nothing before the session has looked at the storage.
    window.addEventListener('pagehide', () => {
      place.hidden = true;
    });
    window.addEventListener('pageshow', () => {
      place.hidden = false;
    });
    root.render(
      <StrictMode>
        <PortalAppContext.Provider value={app}>
          <App locale={locale} />
        </PortalAppContext.Provider>
      </StrictMode>,
    );
  })
  .catch((error: unknown) => root.render(<StartFailed error={error} locale={locale} />));
