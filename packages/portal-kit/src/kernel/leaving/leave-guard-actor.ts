import { createActor } from 'xstate';
import { leaveGuardMachine } from './leave-guard.machine';

export const createLeaveGuardActor = () => createActor(leaveGuardMachine);
