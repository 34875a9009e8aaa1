export { L as LeaveGuard, U as UnsavedChanges, c as createLeaveGuard } from './leave-guard-DZheM4Oy.js';
import * as xstate from 'xstate';

interface SupplierSwitchContext {
    /** The supplier that the user has chosen. */
    supplierId: string | null;
}
/**
 * Another supplier for the whole page: settled → (asking) → switching → settled. While it is switching nothing of the
 * old supplier is to be seen. Source: specification, section 2 (Switching supplier).
 */
declare const supplierSwitchMachine: xstate.StateMachine<SupplierSwitchContext, {
    type: "switch.requested";
    supplierId: string;
    isAsked: boolean;
} | {
    type: "switch.confirmed";
} | {
    type: "switch.declined";
} | {
    type: "supplier.shown";
}, {}, never, {
    type: "keepSupplier";
    params: {
        supplierId: string;
    };
} | {
    type: "forgetSupplier";
    params: xstate.NonReducibleUnknown;
} | {
    type: "goToSupplier";
    params: {
        supplierId: string;
    };
}, {
    type: "isAsked";
    params: {
        isAsked: boolean;
    };
}, never, "settled" | "asking" | "switching", string, xstate.NonReducibleUnknown, xstate.NonReducibleUnknown, xstate.EventObject, xstate.MetaObject, {
    id: "supplierSwitch";
    states: {
        readonly settled: {};
        readonly asking: {};
        readonly switching: {};
    };
}, xstate.MetaObject>;

export { supplierSwitchMachine };
