export type { Chain, ChainOptions, PrismMock, PrismMockOptions } from './chain.ts';
export { startChain, startPrismMock } from './chain.ts';
export type { Control } from './control/control.ts';
export type { OperationCoverage } from './control/coverage.ts';
export type { JournalEntry, RecordedViolation } from './control/journal.ts';
export type { Fault, FaultRule } from './faults/fault-rule.ts';
export { DEMO_PASSWORD, demoUsers } from './sandbox/seed/users.ts';
export type { SignedIn } from './sign-in.ts';
export { callIdentity, signIn } from './sign-in.ts';
