import { createActor } from 'xstate';
import { supplierSwitchMachine } from './supplier-switch.machine';

export const createSupplierSwitchActor = (goToSupplier: (supplierId: string) => void) =>
  createActor(
    supplierSwitchMachine.provide({
      actions: { goToSupplier: (_, { supplierId }) => goToSupplier(supplierId) },
    }),
  );
