import { useSelector } from '@xstate/react';
import { createSupplierSwitch } from 'portal-kit/leaving';
import { useEffect, useRef, useState } from 'react';
import { leaveGuard, navigate, pathname } from '../../address/address';
import { searchForOtherSupplier, splitAddress } from '../../routes/addresses';
import type { PortalRoute } from '../../routes/route-table';

/** Returns the target of a supplier switch: the parent list for forms and details, otherwise the same screen. */
function getSwitchTarget(supplierId: string, route: PortalRoute): string {
  if (route.kind === 'form' || route.kind === 'details')
    return `/${supplierId}${route.parent ?? '/dashboard'}`;
  const rest = splitAddress(pathname())?.rest ?? '/dashboard';
  return `/${supplierId}${rest}${searchForOtherSupplier(location.search)}`;
}

/** Switches to another supplier, after a confirmation on forms. Source: specification, section 2. */
export function useSupplierSwitch({ supplierId, route }: { supplierId: string; route: PortalRoute }) {
  const latest = useRef(route);
  latest.current = route;
  const [{ actor, request, supplierShown }] = useState(() =>
    createSupplierSwitch({
      needsConfirmation: () => latest.current.kind === 'form' || leaveGuard.isBlocking(),
      goToSupplier: (targetId) => {
        // The user has already confirmed the switch, so the leave guard must not ask again.
        leaveGuard.grant();
        navigate(getSwitchTarget(targetId, latest.current));
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch ends when another page or supplier is shown
  useEffect(() => {
    supplierShown();
    return supplierShown;
  }, [supplierId, route, supplierShown]);
  return {
    isAsking: useSelector(actor, (state) => state.matches('asking')),
    request,
    confirm: () => actor.send({ type: 'switch.confirmed' }),
    decline: () => actor.send({ type: 'switch.declined' }),
  };
}
