import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useSelector } from '@xstate/react';
import { createPortalQueryClient } from 'portal-kit/portal';
import type { Session } from 'portal-kit/session';
import { useEffect, useMemo, useRef } from 'react';
import { innerAddress, outsidePage, returnAddress, signInAddress } from '../routes/addresses';
import { leaveGuard, navigate, usePathname, useQueryString } from './address';
import { AccessFailedPage, LoadingPage, PermissionDeniedPage } from './full-page';
import { LeaveDialog } from './leave-dialog';
import { usePortalApp, useSessionState } from './portal-session';
import { SupplierPages } from './supplier-pages';
import { Toasts, toasts } from './toasts';

export const SignedOutPages = lazyPart(
  async () => (await import('../session/signed-out-pages')).SignedOutPages,
);
const SignInAgain = lazyPart(async () => (await import('../session/sign-in-again')).SignInAgain);

type Phase = 'signedOut' | 'signingOut' | 'denied' | 'failed' | 'loading' | 'open';

function phaseOf(state: ReturnType<Session['actor']['getSnapshot']>): Phase {
  if (state.matches('signedOut') || state.matches('signingIn') || state.matches('redirecting'))
    return 'signedOut';
  if (state.matches('denied')) return 'denied';
  if (state.matches('signingOut')) return 'signingOut';
  if (state.context.access) return 'open';
  return state.matches({ signedIn: 'failed' }) ? 'failed' : 'loading';
}

/** The screens that an expired session has left: kept while they hold something unsaved, else let go. */
function useKeptScreens() {
  const { session } = usePortalApp();
  const kept = useSessionState((state) => state.context.kept);
  const isHolding = useSelector(
    leaveGuard.actor,
    (state) => state.matches('dirty') || state.matches('asking'),
  );
  useEffect(() => {
    if (kept && !isHolding) session.actor.send({ type: 'screens.left' });
  }, [kept, isHolding, session]);
  return isHolding ? kept : null;
}

/** Signed in or not, denied or not: decides which part of the portal is on screen. */
export function App({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  const path = usePathname();
  const search = useQueryString();
  const phase = useSessionState(phaseOf);
  const kept = useKeptScreens();
  const visit = useSessionState((state) => state.context.visit);
  const access = useSessionState((state) => state.context.access) ?? kept?.access;
  const returnTo = useSessionState((state) => state.context.returnTo);
  const hasFailed = useSessionState((state) => state.context.failure !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person gets another cache
  const queryClient = useMemo(createPortalQueryClient, [visit]);
  const outside = outsidePage(path);
  const isOut = phase === 'signedOut' && !kept;
  const wasHere = useRef(false);

  useEffect(() => {
    if (phase === 'open' || phase === 'signingOut') wasHere.current = true;
    if (phase === 'open' && outside === 'login') {
      const to =
        returnTo === null ? returnAddress(search, location.origin) : innerAddress(returnTo, location.origin);
      navigate(to, { replace: true });
    } else if (isOut) {
      // Whoever comes after somebody who has signed out starts at the front door.
      const isFrontDoor = wasHere.current && !hasFailed;
      wasHere.current = false;
      if (!outside) navigate(isFrontDoor ? '/login' : signInAddress(path, search), { replace: true });
    }
  }, [phase, isOut, outside, path, search, returnTo, hasFailed]);
  useEffect(() => {
    if (!isOut) return;
    // Nothing of this user stays in memory, or on screen, for the next one.
    queryClient.clear();
    toasts.clear();
  }, [isOut, queryClient]);
  const hadKept = useRef(false);
  useEffect(() => {
    // What was asked while nobody was signed in has failed.
    if (!kept && hadKept.current) void queryClient.invalidateQueries();
    hadKept.current = kept !== null;
  }, [kept, queryClient]);

  if (outside && (outside !== 'login' || isOut)) return <SignedOutPages page={outside} locale={locale} />;
  return (
    <>
      {isOut && <SignedOutPages page="login" locale={locale} />}
      {phase === 'denied' && <PermissionDeniedPage locale={locale} />}
      {phase === 'failed' && (
        <AccessFailedPage locale={locale} onRetry={() => session.actor.send({ type: 'access.retried' })} />
      )}
      {(phase === 'loading' || phase === 'signingOut') && !kept && <LoadingPage locale={locale} />}
      {(phase === 'open' || kept) && access && !outside && (
        <SupplierPages key={visit} access={access} queryClient={queryClient} locale={locale} />
      )}
      {kept && <SignInAgain locale={locale} />}
      <LeaveDialog locale={locale} />
      <Toasts locale={locale} />
    </>
  );
}
