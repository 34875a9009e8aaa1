import { lazyPart } from '@portal-kit/ui/lazy-part';
import { createPortalQueryClient, kernelMessages } from 'portal-kit/portal';
import type { SessionState } from 'portal-kit/session';
import { useEffect, useMemo } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { pageSearch } from '../address/address';
import { useRegion } from '../preferences/region';
import { innerAddress, publicPage, returnAddress, signInAddress, supplierPattern } from '../routes/addresses';
import { preloadDelayMs } from '../routes/prefetch-route';
import { SignInAgain, SignInDialog } from '../session/sign-in-dialog';
import { focusFirstTitle } from '../shell/page/page-focus';
import * as css from '../shell/shell.css';
import { AccessFailedPage, LoadingPage } from './full-page';
import { LeaveDialog } from './leave-dialog';
import { PermissionDeniedPage } from './permission-denied';
import { usePortalApp, useSessionState } from './portal-session';
import { runSessionEffects } from './session-effects';
import { SupplierPages } from './supplier-pages';
import { ToastRegion, Toasts } from './toasts';

export const SignedOutPages = lazyPart(async () =>
  import('../session/signed-out-pages').then((part) => part.SignedOutPages),
);

type Phase = 'signedOut' | 'suspended' | 'denied' | 'failed' | 'loading' | 'open';

function getPhase(state: SessionState): Phase {
  if (state.matches({ signedIn: 'failed' })) return 'failed';
  if (state.context.suspended) return 'suspended';
  if (state.matches('signedOut') || state.matches('signingIn') || state.matches('redirecting'))
    return 'signedOut';
  if (state.matches('denied')) return 'denied';
  if (state.matches('signingOut')) return 'loading';
  return state.context.access ? 'open' : 'loading';
}

/** Renders the part of the portal that the session's state allows. */
export function App() {
  const { locale } = useRegion();
  const { session, local, queryClient: firstQueryClient } = usePortalApp();
  const [path] = useLocation();
  const phase = useSessionState(getPhase);
  const visit = useSessionState(({ context }) => context.visit);
  const access = useSessionState(({ context }) => context.access ?? context.suspended?.access);
  const returnTo = useSessionState(({ context }) => context.returnTo);
  const queryClient = useMemo(
    () => (visit === 0 ? firstQueryClient : createPortalQueryClient()),
    [visit, firstQueryClient],
  );
  useEffect(
    () => runSessionEffects(session, queryClient, local, locale),
    [session, queryClient, local, locale],
  );
  useEffect(() => {
    if (phase === 'signedOut') focusFirstTitle();
  }, [phase]);
  useEffect(() => {
    // These parts must also appear when the network or the server is down.
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      SignInAgain.preload();
      ToastRegion.preload();
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.documentElement.lang = kernelMessages(locale).language;
  }, [locale]);

  const page = publicPage(path);
  if (page && (page !== 'login' || phase === 'signedOut')) return <SignedOutPages locale={locale} />;
  if (phase === 'signedOut') return <Redirect to={signInAddress(path, pageSearch())} replace />;
  if (phase === 'open' && page) {
    const target = returnTo ?? returnAddress(pageSearch(), location.origin);
    return <Redirect to={innerAddress(target, location.origin)} replace />;
  }
  const supplierPages = { access, queryClient, locale };
  return (
    <>
      {phase === 'denied' && <PermissionDeniedPage locale={locale} />}
      {phase === 'failed' && (
        <AccessFailedPage locale={locale} onRetry={() => session.actor.send({ type: 'access.retried' })} />
      )}
      {phase === 'loading' && <LoadingPage locale={locale} />}
      {phase !== 'denied' && access && !page && (
        // Suspended screens stay mounted but hidden if access fails to load, because they may belong to another user.
        <div className={css.screens} hidden={phase === 'failed'} inert={phase === 'failed'}>
          <Switch key={visit}>
            <Route path={supplierPattern} nest>
              {({ supplierId }) => (
                <SupplierPages {...supplierPages} access={access} supplierId={supplierId} />
              )}
            </Route>
            <Route>
              <SupplierPages {...supplierPages} access={access} />
            </Route>
          </Switch>
        </div>
      )}
      {phase === 'suspended' && <SignInDialog locale={locale} />}
      <LeaveDialog locale={locale} />
      <Toasts locale={locale} />
    </>
  );
}
