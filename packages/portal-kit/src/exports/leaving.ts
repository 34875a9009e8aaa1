export {
  createLeaveGuard,
  type LeaveGuard,
  type LeaveGuardOptions,
  type LeaveGuardState,
  type UnsavedChanges,
} from '../kernel/leaving/leave-guard';
export {
  createSupplierSwitch,
  type SupplierSwitch,
  type SupplierSwitchOptions,
  type SupplierSwitchState,
} from '../kernel/leaving/supplier-switch';
export type { DeferredActor } from '../kernel/machines/deferred-actor';
