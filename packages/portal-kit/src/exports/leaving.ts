export {
  createLeaveGuard,
  type LeaveGuard,
  type LeaveGuardOptions,
  type LeaveGuardState,
  type UnsavedChanges,
} from '../kernel/leaving/leave-guard';
export type { LeaveGuardEvent } from '../kernel/leaving/leave-guard.machine';
export {
  createSupplierSwitch,
  type SupplierSwitch,
  type SupplierSwitchOptions,
  type SupplierSwitchState,
} from '../kernel/leaving/supplier-switch';
export type { SupplierSwitchEvent } from '../kernel/leaving/supplier-switch.machine';
export type { DeferredActor } from '../kernel/machines/deferred-actor';
