import { assign, setup } from 'xstate';

export interface SupplierSwitchContext {
  /** The supplier that the user has chosen. */
  supplierId: string | null;
}

export type SupplierSwitchEvent =
  /** `isAsked`: the page is one that must not be left without asking. */
  | { type: 'switch.requested'; supplierId: string; isAsked: boolean }
  | { type: 'switch.confirmed' }
  | { type: 'switch.declined' }
  /** The page shows a supplier; whichever it is, the switch is over. */
  | { type: 'supplier.shown' };

/**
 * Another supplier for the whole page: settled → (asking) → switching → settled. While it is switching nothing of the
 * old supplier is to be seen. Source: specification, section 2 (Switching supplier).
 */
export const supplierSwitchMachine = setup({
  types: { context: {} as SupplierSwitchContext, events: {} as SupplierSwitchEvent },
  guards: { isAsked: (_, { isAsked }: { isAsked: boolean }) => isAsked },
  actions: {
    keepSupplier: assign({ supplierId: (_, { supplierId }: { supplierId: string }) => supplierId }),
    forgetSupplier: assign({ supplierId: null }),
    goToSupplier: (_, _params: { supplierId: string }) => {},
  },
}).createMachine({
  id: 'supplierSwitch',
  context: { supplierId: null },
  initial: 'settled',
  states: {
    settled: {
      entry: 'forgetSupplier',
      on: {
        'switch.requested': [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ isAsked: event.isAsked }) },
            target: 'asking',
            actions: { type: 'keepSupplier', params: ({ event }) => ({ supplierId: event.supplierId }) },
          },
          {
            target: 'switching',
            actions: { type: 'keepSupplier', params: ({ event }) => ({ supplierId: event.supplierId }) },
          },
        ],
      },
    },
    asking: {
      on: {
        'switch.confirmed': 'switching',
        'switch.declined': 'settled',
        // The browser's Back, say, has left the page meanwhile.
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
