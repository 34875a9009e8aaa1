import '@fontsource-variable/inter/wght.css';
import '@portal-kit/ui/theme';
import './theme/page.css';
import {
  createCdcIdentityProvider,
  createCookieJar,
  createSession,
  createTextStore,
} from 'portal-kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, SignInPage } from './app/app';
import { loadConfig, type PortalConfig } from './app/config';
import { PortalAppContext } from './app/portal-session';
import { StartFailed } from './app/start-failed';
import { askedAhead, takeAnswer, takeConfiguration } from './boot/ask-ahead';
import { splitAddress } from './routes/addresses';
import { findRoute } from './routes/route-table';

const locale = 'en-US';

function start(config: PortalConfig) {
  const session = createSession({
    apiBaseUrl: config.apiBaseUrl,
    answerAhead: takeAnswer,
    provider: createCdcIdentityProvider({
      baseUrl: config.identity.baseUrl,
      apiKey: config.identity.apiKey,
      cookies: createCookieJar(document),
    }),
    local: createTextStore(() => localStorage),
    session: createTextStore(() => sessionStorage),
  });
  return { config, session };
}

const root = createRoot(document.getElementById('root') as HTMLElement, {
  // React takes the whole page away; a blank one would say nothing.
  onUncaughtError: (error) => {
    reportError(error);
    root.render(<StartFailed error={error} locale={locale} />);
  },
});
// The first screen's code is fetched beside the configuration, so that it is there for the first render.
const firstRoute = findRoute(splitAddress(location.pathname)?.rest ?? '')?.route;
const firstScreen = firstRoute && location.pathname !== '/login' ? firstRoute.page.load() : SignInPage.load();

Promise.all([loadConfig(takeConfiguration()), firstScreen, askedAhead()])
  .then(([config]) => {
    const app = start(config);
    root.render(
      <StrictMode>
        <PortalAppContext.Provider value={app}>
          <App locale={locale} />
        </PortalAppContext.Provider>
      </StrictMode>,
    );
  })
  .catch((error: unknown) => root.render(<StartFailed error={error} locale={locale} />));
