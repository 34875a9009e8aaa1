import type { Contract } from '../contract/contract.ts';
import type { ArmedFault, FaultLayer } from '../faults/fault-layer.ts';
import { type FaultRule, parseFaultRule } from '../faults/fault-rule.ts';
import type { OidcServer } from '../oidc/oidc-server.ts';
import type { ClockMode, ClockState } from '../sandbox/clock.ts';
import type { Order } from '../sandbox/model.ts';
import { moveOrder, type OrderMove, settleOrders } from '../sandbox/orders/life-cycle.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import type { Mail, World } from '../sandbox/world.ts';
import type { ChosenScenario } from '../scenarios/chosen-scenario.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import type { ShownBodies } from './bodies.ts';
import type { Coverage, OperationCoverage } from './coverage.ts';
import type { Journal, JournalEntry, RecordedViolation } from './journal.ts';

export interface ClockChange {
  /** ISO instant to jump to. */
  readonly now?: string;
  readonly advanceMs?: number;
  readonly mode?: ClockMode;
}

/** Without a time: it is now. */
export type OrderChange = Omit<OrderMove, 'at'>;

/** The strings that a test pulls; the same over HTTP under `/__sandbox`. */
export interface Control {
  /** Seeds anew and forgets scenario, faults, journal, violations, mails, CSP reports, OpenID Connect sessions; the clock goes back to how the chain started. */
  reset(change?: SeedOptions): void;
  /** Keeps data and clock; answers the id for {@link Control.restore}. The 50 used last are kept. */
  snapshot(): string;
  /**
   * What warehouse or system do to an order, out of its turn: `to` is one of the statuses that follow its own (domain §3.2).
   *
   * @throws RangeError when there is no such order, or it cannot go there.
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
   * All of them or, when one is malformed, none.
   *
   * @throws TypeError saying what is wrong with it.
   */
  addFaults(rules: readonly unknown[]): readonly ArmedFault[];
  faults(): readonly ArmedFault[];
  /** Whether there was one of this id. */
  removeFault(id: string): boolean;
  clearFaults(): void;
  /** What everybody is in, unless a request asks for another. */
  scenario(): ScenarioName | undefined;
  /**
   * Begins a scenario, from a fresh start; nothing or `none` ends it.
   *
   * @throws RangeError when there is no such scenario.
   */
  setScenario(name?: string): void;
  journal(): readonly JournalEntry[];
  /** One of them with its bodies, as long as those are kept: the 500 that came last. */
  journalEntry(sequence: number): (JournalEntry & ShownBodies) | undefined;
  /** Forgets the violations too. */
  clearJournal(): void;
  violations(): readonly RecordedViolation[];
  /** Newest last. */
  outbox(): readonly Mail[];
  cspReports(): readonly unknown[];
  recordCspReports(reports: readonly unknown[]): void;
  clearCspReports(): void;
  coverage(): readonly OperationCoverage[];
  /** An access token for a user by e-mail address: what a partner's own server would ask the portal for. */
  accessToken(email: string): Promise<AccessTokenAnswer>;
}

/** `refusal` says why somebody gets none. */
type AccessTokenAnswer = { readonly token: string } | { readonly refusal: string };

export interface ControlParts {
  readonly contract: Contract;
  readonly sandbox: Sandbox;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
  readonly scenario: ChosenScenario;
  readonly oidc: OidcServer | undefined;
}

const KEPT_SNAPSHOTS = 50;

interface Snapshot {
  readonly image: Uint8Array;
  readonly clock: ClockState;
}

export function createControl(parts: ControlParts): Control {
  const { contract, sandbox, faults, journal, coverage, scenario, oidc } = parts;
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
      scenario.choose(undefined);
      faults.clear();
      journal.clear();
      oidc?.reset();
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
    moveOrder(orderId, { to, reason, failure }) {
      const { world } = sandbox;
      const at = sandbox.clock.nowIso();
      settleOrders(world, at);
      for (const { supplierId } of world.suppliers.list()) {
        const order =
          world.inboundOrders.get(orderId, supplierId) ?? world.outboundOrders.get(orderId, supplierId);
        if (!order) continue;
        const move = { to, at, ...(reason ? { reason } : {}), ...(failure ? { failure } : {}) };
        return world.store.transaction(() => moveOrder(world, supplierId, order, move));
      }
      throw new RangeError(`There is no order ${orderId}`);
    },
    addFault: (rule) => faults.add(parseFaultRule(rule, contract.byId)),
    addFaults: (rules) =>
      rules.map((rule) => parseFaultRule(rule, contract.byId)).map((rule) => faults.add(rule)),
    faults: () => faults.list(),
    removeFault: (id) => faults.remove(id),
    clearFaults: () => faults.clear(),
    scenario: () => scenario.name,
    setScenario: (name) => scenario.choose(name),
    journal: () => journal.entries(),
    journalEntry: (sequence) => journal.entry(sequence),
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
    async accessToken(email) {
      const refusal = refusalOf(sandbox.world, email);
      return refusal === undefined ? { token: await sandbox.signAccess(email) } : { refusal };
    },
  };
}

function refusalOf({ accounts, users }: World, email: string): string | undefined {
  const account = accounts.list().find((candidate) => candidate.email === email);
  const user = users.get(email);
  if (!account || !user) {
    const names = accounts.list().flatMap((one) => (one.state === 'active' ? one.email : []));
    return `There is no user "${email}". There are ${names.join(', ')}.`;
  }
  if (account.state !== 'active') return `${email} cannot sign in: ${account.state}.`;
  return user.enabled ? undefined : `${email} cannot sign in: disabled.`;
}
