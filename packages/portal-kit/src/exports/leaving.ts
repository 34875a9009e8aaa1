export {
  createLeaveGuard,
  type LeaveGuard,
  type LeaveGuardState,
  type UnsavedChanges,
} from '../kernel/leaving/leave-guard';
export {
  createSupplierSwitch,
  type SupplierSwitch,
  type SupplierSwitchState,
} from '../kernel/leaving/supplier-switch';
