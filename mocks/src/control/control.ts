import type { Contract } from '../contract/contract.ts';
import type { ArmedFault, FaultLayer } from '../faults/fault-layer.ts';
import { type FaultRule, parseFaultRule } from '../faults/fault-rule.ts';
import type { OidcServer } from '../oidc/oidc-server.ts';
import type { Recording } from '../recordings/recording.ts';
import type { ClockMode, ClockState } from '../sandbox/clock.ts';
import type { Order } from '../sandbox/model/order.ts';
import type { Mail } from '../sandbox/model/user.ts';
import { moveOrder, type OrderMove, processDueOrders } from '../sandbox/orders/life-cycle.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import type { Database } from '../sandbox/store/database.ts';
import type { ActiveScenario } from '../scenarios/active-scenario.ts';
import type { Coverage, OperationCoverage } from './coverage.ts';
import type { Journal, JournalEntry, RecordedViolation } from './journal.ts';
import type { BodyTexts } from './recorded-bodies.ts';

export interface ClockChange {
  /** ISO instant to jump to. */
  readonly now?: string;
  readonly advanceMs?: number;
  readonly mode?: ClockMode;
}

/** A status change at the current clock time. */
export type OrderChange = Omit<OrderMove, 'at'>;

/** Controls the sandbox from tests. The same functions are available over HTTP under `/__sandbox`. */
export interface Control {
  /**
   * Reseeds the data, clears scenario, faults, journal, violations, emails, CSP reports and OpenID Connect sessions,
   * and resets the clock to its initial mode.
   */
  reset(change?: SeedOptions): void;
  /**
   * Stores data and clock and returns the id for {@link Control.restore}. Only the 50 most recently used snapshots are
   * kept.
   */
  snapshot(): string;
  /**
   * Moves an order to one of the statuses that may follow its current status (domain §3.2), as the warehouse or the
   * system would do later.
   *
   * @throws RangeError when the order does not exist or the transition is not allowed.
   */
  moveOrder(orderId: string, change: OrderChange): Order;
  /** @throws Error when no snapshot has this id. */
  restore(id: string): void;
  clock(): ClockState;
  /** @throws RangeError when `now` is not an instant. */
  setClock(change: ClockChange): ClockState;
  advance(ms: number): ClockState;
  /** @throws TypeError when the rule is malformed. */
  addFault(rule: FaultRule): ArmedFault;
  /**
   * Adds all rules, or none if one is malformed.
   *
   * @throws TypeError describing the malformed rule.
   */
  addFaults(rules: readonly unknown[]): readonly ArmedFault[];
  faults(): readonly ArmedFault[];
  /** Returns whether a fault with this id existed. */
  removeFault(id: string): boolean;
  clearFaults(): void;
  /** The active scenario for requests that do not select their own. */
  scenario(): string | undefined;
  /**
   * Activates a scenario with fresh memory. `none` or no name deactivates it.
   *
   * @throws RangeError when there is no such scenario.
   */
  setScenario(name?: string): void;
  /** The recordings that can be selected as scenarios. */
  recordings(): readonly Recording[];
  journal(): readonly JournalEntry[];
  /** One journal entry with its bodies. Bodies are kept for the latest 500 requests, at most 8 MB. */
  journalEntry(sequence: number): (JournalEntry & BodyTexts) | undefined;
  /** Clears the journal and the violations. */
  clearJournal(): void;
  violations(): readonly RecordedViolation[];
  /** Oldest first. */
  outbox(): readonly Mail[];
  cspReports(): readonly unknown[];
  recordCspReports(reports: readonly unknown[]): void;
  clearCspReports(): void;
  coverage(): readonly OperationCoverage[];
  /** Issues an access token for a user by email address, as a partner's backend would request it. */
  accessToken(email: string): Promise<AccessTokenResult>;
}

/** `refusal` is the reason why no token was issued. */
type AccessTokenResult = { readonly token: string } | { readonly refusal: string };

export interface ControlParts {
  readonly contract: Contract;
  readonly sandbox: Sandbox;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
  readonly scenario: ActiveScenario;
  readonly oidc: OidcServer | undefined;
}

const KEPT_SNAPSHOTS = 50;
const KEPT_CSP_REPORTS = 1000;

interface Snapshot {
  readonly image: Uint8Array;
  readonly clock: ClockState;
}

export function createControl(parts: ControlParts): Control {
  const { contract, sandbox, faults, journal, coverage, scenario, oidc } = parts;
  const snapshots = new Map<string, Snapshot>();
  const startMode = sandbox.clock.state();
  let snapshotCount = 0;
  let cspReports: readonly unknown[] = [];

  const keepSnapshot = (id: string, snapshot: Snapshot) => {
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
      scenario.activate(undefined);
      faults.clear();
      journal.clear();
      oidc?.reset();
      cspReports = [];
    },
    snapshot() {
      snapshotCount += 1;
      const id = `snapshot-${snapshotCount}`;
      keepSnapshot(id, { image: sandbox.db.store.snapshot(), clock: sandbox.clock.state() });
      return id;
    },
    restore(id) {
      const snapshot = snapshots.get(id);
      if (!snapshot) throw new Error(`Unknown snapshot ${id}`);
      keepSnapshot(id, snapshot);
      sandbox.db.store.restore(snapshot.image);
      sandbox.clock.set(snapshot.clock);
    },
    clock: () => sandbox.clock.state(),
    setClock: (change) => sandbox.clock.set(change),
    advance: (advanceMs) => sandbox.clock.set({ advanceMs }),
    moveOrder(orderId, { to, reason, failure }) {
      const { db } = sandbox;
      const at = sandbox.clock.nowIso();
      processDueOrders(db, at);
      for (const { supplierId } of db.suppliers.list()) {
        const order = db.inboundOrders.get(orderId, supplierId) ?? db.outboundOrders.get(orderId, supplierId);
        if (!order) continue;
        const move = { to, at, ...(reason ? { reason } : {}), ...(failure ? { failure } : {}) };
        return db.store.transaction(() => moveOrder(db, supplierId, order, move));
      }
      throw new RangeError(`Unknown order ${orderId}`);
    },
    addFault: (rule) => faults.add(parseFaultRule(rule, contract.byId)),
    addFaults: (rules) =>
      rules.map((rule) => parseFaultRule(rule, contract.byId)).map((rule) => faults.add(rule)),
    faults: () => faults.list(),
    removeFault: (id) => faults.remove(id),
    clearFaults: () => faults.clear(),
    scenario: () => scenario.name,
    setScenario: (name) => scenario.activate(name),
    recordings: () => scenario.recordings.list(),
    journal: () => journal.entries(),
    journalEntry: (sequence) => journal.entry(sequence),
    clearJournal: () => journal.clear(),
    violations: () => journal.violations(),
    outbox: () => sandbox.db.mails.list(),
    cspReports: () => cspReports,
    recordCspReports: (reports) => {
      cspReports = [...cspReports, ...reports].slice(-KEPT_CSP_REPORTS);
    },
    clearCspReports: () => {
      cspReports = [];
    },
    coverage: () => coverage.report(),
    async accessToken(email) {
      const refusal = signInRefusal(sandbox.db, email);
      return refusal === undefined ? { token: await sandbox.signAccess(email) } : { refusal };
    },
  };
}

function signInRefusal({ accounts, users }: Database, email: string): string | undefined {
  const account = accounts.list().find((candidate) => candidate.email === email);
  const user = users.get(email);
  if (!account || !user) {
    const names = accounts.list().flatMap((one) => (one.state === 'active' ? one.email : []));
    return `Unknown user "${email}". Known users: ${names.join(', ')}.`;
  }
  if (account.state !== 'active') return `${email} cannot sign in: ${account.state}.`;
  return user.enabled ? undefined : `${email} cannot sign in: disabled.`;
}
