import type { SnapshotFrom } from 'xstate';
import { createDeferredActor, type DeferredActor } from '../machines/deferred-actor';
import type { SupplierSwitchEvent, supplierSwitchMachine } from './supplier-switch.machine';

/** State of the switch: `settled`, `asking` or `switching`. */
export type SupplierSwitchState = Pick<SnapshotFrom<typeof supplierSwitchMachine>, 'value' | 'matches'>;

/** Switches the page to another supplier, after a confirmation on pages with a form or unsaved changes. */
export interface SupplierSwitch {
  /** In state `asking`, show a confirmation dialog and send `switch.confirmed` or `switch.declined`. */
  actor: DeferredActor<SupplierSwitchState, SupplierSwitchEvent>;
  /** Starts a switch. `needsConfirmation`: whether the page contains a form or unsaved changes. */
  request: (supplierId: string, needsConfirmation: boolean) => void;
  /** Call this when the page has rendered a supplier. */
  shown: () => void;
}

/**
 * Creates the supplier switch of a page. `goToSupplier` opens the page of the other supplier. The code of the machine is
 * loaded with the first request. Source: specification, section 2 (Switching supplier).
 *
 * @example
 * ```ts
 * import { createSupplierSwitch } from 'portal-kit/leaving';
 *
 * export const supplierSwitch = createSupplierSwitch((supplierId) => location.assign(`/${supplierId}/items`));
 * ```
 */
export function createSupplierSwitch(goToSupplier: (supplierId: string) => void): SupplierSwitch {
  let isRequested = false;
  const actor = createDeferredActor<SupplierSwitchState, SupplierSwitchEvent>(
    { value: 'settled', matches: (state) => state === 'settled' },
    async () => (await import('./start-supplier-switch')).startSupplierSwitch(goToSupplier),
  );
  return {
    actor,
    request: (supplierId, needsConfirmation) => {
      isRequested = true;
      actor.send({ type: 'switch.requested', supplierId, needsConfirmation });
    },
    shown: () => {
      if (isRequested) actor.send({ type: 'supplier.shown' });
    },
  };
}
