export {
  createLeaveGuard,
  type LeaveGuard,
  type UnsavedChanges,
} from '../kernel/leaving/leave-guard';
export type { LeaveGuardEvent, leaveGuardMachine } from '../kernel/leaving/leave-guard.machine';
export {
  createSupplierSwitch,
  type SupplierSwitch,
  type SupplierSwitchOptions,
} from '../kernel/leaving/supplier-switch';
export type { SupplierSwitchEvent, supplierSwitchMachine } from '../kernel/leaving/supplier-switch.machine';
