import { lazyPart } from '@portal-kit/ui/lazy-part';
import { createPortalQueryClient } from 'portal-kit/portal';
import { useEffect, useState } from 'react';
import { returnAddress } from '../routes/addresses';
import { navigate, usePathname, useQueryString } from './address';
import { AccessFailedPage, LoadingPage, PermissionDeniedPage } from './full-page';
import { usePortalApp, useSessionState } from './portal-session';
import { SupplierPages } from './supplier-pages';
import { Toasts } from './toasts';

export const SignInPage = lazyPart(async () => (await import('../session/sign-in.page')).default);

const signInPath = '/login';

/** Signed in or not, denied or not: decides which part of the portal is on screen. */
export function App({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  const [queryClient] = useState(createPortalQueryClient);
  const path = usePathname();
  const search = useQueryString();
  const phase = useSessionState((state) => {
    if (state.matches('signedOut') || state.matches('signingIn')) return 'signedOut';
    if (state.matches('denied')) return 'denied';
    if (state.matches('signingOut')) return 'loading';
    if (state.context.access) return 'open';
    return state.matches({ signedIn: 'failed' }) ? 'failed' : 'loading';
  });
  const access = useSessionState((state) => state.context.access);
  const isSigningOut = useSessionState((state) => state.matches('signingOut'));

  useEffect(() => {
    if (phase === 'signedOut' && path !== signInPath) {
      const to = path === '/' ? '' : `?to=${encodeURIComponent(path + search)}`;
      navigate(signInPath + to, { replace: true });
    } else if (phase === 'open' && path === signInPath) {
      navigate(returnAddress(search, location.origin), { replace: true });
    }
  }, [phase, path, search]);
  useEffect(() => {
    // The next one starts at the front door.
    if (isSigningOut) navigate(signInPath, { replace: true });
  }, [isSigningOut]);
  useEffect(() => {
    // Signed out or expired: nothing of this user stays in memory for the next one.
    if (phase === 'signedOut') queryClient.clear();
  }, [phase, queryClient]);

  return (
    <>
      {phase === 'signedOut' && <SignInPage locale={locale} />}
      {phase === 'denied' && <PermissionDeniedPage locale={locale} />}
      {phase === 'failed' && (
        <AccessFailedPage locale={locale} onRetry={() => session.actor.send({ type: 'access.retried' })} />
      )}
      {phase === 'loading' && <LoadingPage locale={locale} />}
      {phase === 'open' && access && path !== signInPath && (
        <SupplierPages access={access} queryClient={queryClient} locale={locale} />
      )}
      <Toasts locale={locale} />
    </>
  );
}
