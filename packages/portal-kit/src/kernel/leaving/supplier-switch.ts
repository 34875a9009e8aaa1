import { type ActorRefFrom, createActor } from 'xstate';
import { supplierSwitchMachine } from './supplier-switch.machine';

/** Switches the page to another supplier, after a confirmation on pages with a form or unsaved changes. */
export interface SupplierSwitch {
  /** In state `asking`, show a confirmation dialog and send `switch.confirmed` or `switch.declined`. */
  actor: ActorRefFrom<typeof supplierSwitchMachine>;
  /** Starts a switch. Ignored while another switch is pending. */
  request: (supplierId: string) => void;
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
 * Creates the supplier switch of a page. Source: specification, section 2 (Switching supplier).
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
  const actor = createActor(
    supplierSwitchMachine.provide({
      actions: { goToSupplier: (_, { supplierId }) => goToSupplier(supplierId) },
    }),
  ).start();
  return {
    actor,
    request: (supplierId) =>
      actor.send({ type: 'switch.requested', supplierId, needsConfirmation: needsConfirmation() }),
    supplierShown: () => actor.send({ type: 'supplier.shown' }),
  };
}
