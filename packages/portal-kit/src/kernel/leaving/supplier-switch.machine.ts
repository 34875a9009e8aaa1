import { assign, setup } from 'xstate';

export interface SupplierSwitchContext {
  /** Id of the supplier that the user selected. */
  supplierId: string | null;
}

/** Events of the actor of a supplier switch. */
export type SupplierSwitchEvent =
  /** `needsConfirmation`: whether the page contains a form or unsaved changes. */
  | { type: 'switch.requested'; supplierId: string; needsConfirmation: boolean }
  | { type: 'switch.confirmed' }
  | { type: 'switch.declined' }
  /** The page has rendered a supplier, so the switch is over. */
  | { type: 'supplier.shown' };

/**
 * Switches the page to another supplier: settled → (asking) → switching → settled. While switching, no data of the
 * previous supplier is visible. Source: specification, section 2 (Switching supplier).
 */
export const supplierSwitchMachine = setup({
  types: { context: {} as SupplierSwitchContext, events: {} as SupplierSwitchEvent },
  guards: {
    needsConfirmation: (_, { needsConfirmation }: { needsConfirmation: boolean }) => needsConfirmation,
  },
  actions: {
    setSupplier: assign({ supplierId: (_, { supplierId }: { supplierId: string }) => supplierId }),
    clearSupplier: assign({ supplierId: null }),
    goToSupplier: (_, _params: { supplierId: string }) => {},
  },
}).createMachine({
  id: 'supplierSwitch',
  context: { supplierId: null },
  initial: 'settled',
  states: {
    settled: {
      entry: 'clearSupplier',
      on: {
        'switch.requested': [
          {
            guard: {
              type: 'needsConfirmation',
              params: ({ event }) => ({ needsConfirmation: event.needsConfirmation }),
            },
            target: 'asking',
            actions: { type: 'setSupplier', params: ({ event }) => ({ supplierId: event.supplierId }) },
          },
          {
            target: 'switching',
            actions: { type: 'setSupplier', params: ({ event }) => ({ supplierId: event.supplierId }) },
          },
        ],
      },
    },
    asking: {
      on: {
        'switch.confirmed': 'switching',
        'switch.declined': 'settled',
        // The user left the page while the dialog was open, for example with the browser's Back button.
        'supplier.shown': 'settled',
      },
    },
    switching: {
      entry: {
        type: 'goToSupplier',
        params: ({ context }) => ({ supplierId: context.supplierId ?? '' }),
      },
      on: { 'supplier.shown': 'settled' },
    },
  },
});
