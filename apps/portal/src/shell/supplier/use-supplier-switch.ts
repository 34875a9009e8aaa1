import { createSupplierSwitch } from 'portal-kit/leaving';
import { useEffect, useRef, useState } from 'react';
import { leaveGuard, navigate, pathname } from '../../address/address';
import { portalMessages } from '../../app/portal.messages';
import { useActorState } from '../../app/use-actor-state';
import { searchForOtherSupplier, splitAddress } from '../../routes/addresses';
import type { PortalRoute } from '../../routes/route-table';

/** Target of a supplier switch: the parent list for forms and details, otherwise the same address. */
function addressIn(supplierId: string, route: PortalRoute): string {
  if (route.kind === 'form' || route.kind === 'details')
    return `/${supplierId}${route.parent ?? '/dashboard'}`;
  const rest = splitAddress(pathname())?.rest ?? '/dashboard';
  return `/${supplierId}${rest}${searchForOtherSupplier(location.search)}`;
}

/** Switches to another supplier, after a confirmation on forms. Source: specification, section 2. */
export function useSupplierSwitch({
  supplierId,
  route,
  locale,
}: {
  supplierId: string;
  route: PortalRoute;
  locale: string;
}) {
  const { leaveTitle } = portalMessages(locale);
  const latest = useRef(route);
  latest.current = route;
  const [{ actor, request, supplierShown }] = useState(() =>
    createSupplierSwitch({
      needsConfirmation: () => latest.current.kind === 'form' || leaveGuard.isBlocking(),
      goToSupplier: (targetId) => {
        // The user has already confirmed the switch, so the leave guard must not ask again.
        leaveGuard.grant();
        navigate(addressIn(targetId, latest.current));
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch ends when another page or supplier is shown
  useEffect(() => {
    supplierShown();
    return supplierShown;
  }, [supplierId, route, supplierShown]);
  return {
    isAsking: useActorState(actor, (state) => state.matches('asking')),
    request: (targetId: string) => {
      request(targetId).catch(() => {
        // The dialog of the switch cannot open. The guarded navigation asks only if there are unsaved changes.
        const isUnchangedForm = latest.current.kind === 'form' && !leaveGuard.isBlocking();
        if (isUnchangedForm && !window.confirm(leaveTitle)) return;
        navigate(addressIn(targetId, latest.current));
      });
    },
    confirm: () => actor.send({ type: 'switch.confirmed' }),
    decline: () => actor.send({ type: 'switch.declined' }),
  };
}
