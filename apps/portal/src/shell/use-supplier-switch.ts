import { useMachine } from '@xstate/react';
import { supplierSwitchMachine } from 'portal-kit/leaving';
import { useEffect, useMemo, useRef } from 'react';
import { leaveGuard, navigate } from '../app/address';
import { searchForOtherSupplier } from '../routes/addresses';
import type { PortalRoute } from '../routes/route-table';

/** Where a switch of the supplier leads: forms and details to their list, everything else to itself. */
function addressIn(supplierId: string, route: PortalRoute): string {
  if (route.kind === 'form' || route.kind === 'details')
    return `/${supplierId}${route.parent ?? '/dashboard'}`;
  return `/${supplierId}${route.path || '/dashboard'}${searchForOtherSupplier(location.search)}`;
}

/** The switch to another supplier; on a form it asks first. Source: specification, section 2. */
export function useSupplierSwitch({ supplierId, route }: { supplierId: string; route: PortalRoute }) {
  const latest = useRef(route);
  latest.current = route;
  const machine = useMemo(
    () =>
      supplierSwitchMachine.provide({
        actions: {
          goToSupplier: (_, { supplierId: chosen }) => {
            // Who has confirmed the switch is not asked again for leaving the form.
            leaveGuard.grant();
            navigate(addressIn(chosen, latest.current));
          },
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another supplier on screen is what ends a switch
  useEffect(() => send({ type: 'supplier.shown' }), [supplierId, send]);
  return {
    isAsking: state.matches('asking'),
    request: (chosen: string) =>
      send({
        type: 'switch.requested',
        supplierId: chosen,
        isAsked: route.kind === 'form' || leaveGuard.isHolding(),
      }),
    confirm: () => send({ type: 'switch.confirmed' }),
    decline: () => send({ type: 'switch.declined' }),
  };
}
