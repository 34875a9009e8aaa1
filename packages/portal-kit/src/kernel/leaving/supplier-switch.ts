import type { SnapshotFrom } from 'xstate';
import { createDeferredActor, type DeferredActor } from '../machines/deferred-actor';
import type { SupplierSwitchEvent, supplierSwitchMachine } from './supplier-switch.machine';

/** State of the switch: `settled`, `asking` or `switching`. */
export type SupplierSwitchState = Pick<SnapshotFrom<typeof supplierSwitchMachine>, 'value' | 'matches'>;

/** Switches the page to another supplier, after a confirmation on pages with a form or unsaved changes. */
export interface SupplierSwitch {
  /** In state `asking`, show a confirmation dialog and send `switch.confirmed` or `switch.declined`. */
  actor: DeferredActor<SupplierSwitchState, SupplierSwitchEvent>;
  /**
   * Starts a switch. A newer request or `supplierShown` cancels a request that waits for the code. Rejects if the code
   * fails to load, except for a canceled request.
   */
  request: (supplierId: string) => Promise<void>;
  /** Ends a switch. Call this after a page has rendered, and when it is removed. */
  supplierShown: () => void;
}

/** Options of {@link createSupplierSwitch}. */
export interface SupplierSwitchOptions {
  /** Returns whether the page contains a form or unsaved changes. */
  needsConfirmation: () => boolean;
  /** Opens the page of the other supplier. */
  goToSupplier: (supplierId: string) => void;
}

/**
 * Creates the supplier switch of a page. The code of the machine loads with the first request, or with `actor.start()`.
 * Source: specification, section 2 (Switching supplier).
 *
 * @example
 * ```ts
 * import { createSupplierSwitch } from 'portal-kit/leaving';
 *
 * export const supplierSwitch = createSupplierSwitch({
 *   needsConfirmation: () => document.forms.length > 0,
 *   goToSupplier: (supplierId) => location.assign(`/${supplierId}/items`),
 * });
 * ```
 */
export function createSupplierSwitch({
  needsConfirmation,
  goToSupplier,
}: SupplierSwitchOptions): SupplierSwitch {
  /** The last request. A page change cancels a request that waits for the code. */
  let requested: string | undefined;
  const actor = createDeferredActor<SupplierSwitchState, SupplierSwitchEvent>({
    initial: { value: 'settled', matches: (state) => state === 'settled' },
    load: async () => (await import('./supplier-switch-actor')).createSupplierSwitchActor(goToSupplier),
  });
  const send = (supplierId: string) =>
    actor.send({ type: 'switch.requested', supplierId, needsConfirmation: needsConfirmation() });
  return {
    actor,
    request: async (supplierId) => {
      if (actor.isStarted()) return send(supplierId);
      requested = supplierId;
      try {
        await actor.start();
      } catch (error) {
        if (requested === supplierId) throw error;
      }
      if (requested === supplierId) send(supplierId);
    },
    supplierShown: () => {
      requested = undefined;
      if (actor.isStarted()) actor.send({ type: 'supplier.shown' });
    },
  };
}
