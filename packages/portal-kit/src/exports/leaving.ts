export { createLeaveGuard, type LeaveGuard, type UnsavedChanges } from '../kernel/leaving/leave-guard';
export { supplierSwitchMachine } from '../kernel/leaving/supplier-switch.machine';
