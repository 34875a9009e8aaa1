import type { ArmedFault, FaultLayer } from '../faults/fault-layer.ts';
import { type FaultRule, parseFaultRule } from '../faults/fault-rule.ts';
import type { ClockMode, ClockState } from '../sandbox/clock.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import type { Mail } from '../sandbox/world.ts';
import type { Coverage, OperationCoverage } from './coverage.ts';
import type { Journal, JournalEntry, RecordedViolation } from './journal.ts';

interface ClockChange {
  /** ISO instant to jump to. */
  readonly now?: string;
  readonly advanceMs?: number;
  readonly mode?: ClockMode;
}

/** The strings that a test pulls; the same over HTTP under `/__sandbox`. */
export interface Control {
  /** Seeds anew and forgets faults, journal, violations, mails, CSP reports; the clock goes back to how the chain started. */
  reset(change?: SeedOptions): void;
  /** Keeps data and clock; answers the id for {@link Control.restore}. The 50 used last are kept. */
  snapshot(): string;
  /** @throws Error when no snapshot has this id. */
  restore(id: string): void;
  clock(): ClockState;
  /** @throws RangeError when `now` is not an instant. */
  setClock(change: ClockChange): ClockState;
  advance(ms: number): ClockState;
  /** @throws TypeError when the rule is malformed. */
  addFault(rule: FaultRule): ArmedFault;
  faults(): readonly ArmedFault[];
  clearFaults(): void;
  journal(): readonly JournalEntry[];
  /** Forgets the violations too. */
  clearJournal(): void;
  violations(): readonly RecordedViolation[];
  /** Newest last. */
  outbox(): readonly Mail[];
  cspReports(): readonly unknown[];
  recordCspReports(reports: readonly unknown[]): void;
  clearCspReports(): void;
  coverage(): readonly OperationCoverage[];
}

export interface ControlParts {
  readonly sandbox: Sandbox;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
}

const KEPT_SNAPSHOTS = 50;

interface Snapshot {
  readonly image: Uint8Array;
  readonly clock: ClockState;
}

export function createControl({ sandbox, faults, journal, coverage }: ControlParts): Control {
  const snapshots = new Map<string, Snapshot>();
  const startMode = sandbox.clock.state();
  let snapshotCount = 0;
  let cspReports: unknown[] = [];

  const keep = (id: string, snapshot: Snapshot) => {
    snapshots.delete(id);
    snapshots.set(id, snapshot);
    const [oldest] = snapshots.keys();
    if (snapshots.size > KEPT_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
  };

  return {
    reset(change) {
      if (startMode.mode === 'fixed') sandbox.clock.set(startMode);
      else sandbox.clock.release();
      sandbox.reset(change);
      faults.clear();
      journal.clear();
      cspReports = [];
    },
    snapshot() {
      snapshotCount += 1;
      const id = `snapshot-${snapshotCount}`;
      keep(id, { image: sandbox.world.store.snapshot(), clock: sandbox.clock.state() });
      return id;
    },
    restore(id) {
      const snapshot = snapshots.get(id);
      if (!snapshot) throw new Error(`No snapshot ${id}`);
      keep(id, snapshot);
      sandbox.world.store.restore(snapshot.image);
      sandbox.clock.set(snapshot.clock);
    },
    clock: () => sandbox.clock.state(),
    setClock: (change) => sandbox.clock.set(change),
    advance: (advanceMs) => sandbox.clock.set({ advanceMs }),
    addFault: (rule) => faults.add(parseFaultRule(rule)),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    journal: () => journal.entries(),
    clearJournal: () => journal.clear(),
    violations: () => journal.violations(),
    outbox: () => sandbox.world.mails.list(),
    cspReports: () => cspReports,
    recordCspReports: (reports) => {
      cspReports.push(...reports);
    },
    clearCspReports: () => {
      cspReports = [];
    },
    coverage: () => coverage.report(),
  };
}
