import type { Contract } from '@portal-kit/contract/contract';
import type { FaultLayer } from '../faults/fault-layer.ts';
import { parseFaultRule, parseFaultRules } from '../faults/parse-fault-rule.ts';
import { findProfile, unknownProfile } from '../faults/profiles.ts';
import type { OidcServer } from '../oidc/oidc-server.ts';
import { describeRecording, getScenarioName } from '../recordings/recordings.ts';
import type { ClockState } from '../sandbox/clock.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { StoreImage } from '../sandbox/store/store.ts';
import type { ActiveScenario } from '../scenarios/active-scenario.ts';
import { parseScenario } from '../scenarios/scenario-definition.ts';
import type { Control } from './control.ts';
import type { Coverage } from './coverage.ts';
import type { Journal } from './journal.ts';
import { movableOrders, moveOrderById } from './move-order.ts';
import { explainSignInRefusal } from './sign-in-refusal.ts';

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
  readonly image: StoreImage;
  readonly clock: ClockState;
}

export function createControl(parts: ControlParts): Control {
  const { contract, sandbox, faults, journal, coverage, scenario, oidc } = parts;
  const { catalog } = scenario;
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
    snapshots: () => [...snapshots.keys()],
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
    moveOrder: (orderId, change) => moveOrderById(sandbox, orderId, change),
    orders: (search = '') => movableOrders(sandbox, search),
    addFault: (rule) => faults.add(parseFaultRule(rule, contract)),
    addFaults: (rules) => parseFaultRules(rules, contract).map((rule) => faults.add(rule)),
    faults: () => faults.list(),
    removeFault: (id) => faults.remove(id),
    clearFaults: () => faults.clear(),
    addProfile(name, { seed } = {}) {
      const profile = findProfile(name);
      if (!profile) throw new RangeError(unknownProfile(name));
      return profile.rules.map((rule, index) =>
        faults.add(seed === undefined ? rule : { ...rule, seed: seed + index }),
      );
    },
    scenario: () => scenario.name,
    scenarios: () => [
      ...catalog.names().map((name) => ({
        name,
        effect: catalog.scenario(name)?.effect ?? '',
        isDefined: catalog.definition(name) !== undefined,
      })),
      ...scenario.recordings.list().map((recording) => ({
        name: getScenarioName(recording.name),
        effect: describeRecording(recording),
        isDefined: false,
      })),
    ],
    setScenario: (name) => scenario.activate(name),
    scenarioDefinitions: () => catalog.definitions(),
    defineScenario(value) {
      const definition = parseScenario(value, contract);
      catalog.define(definition);
      scenario.end(definition.name);
      return definition;
    },
    deleteScenario(name) {
      const existed = catalog.delete(name);
      if (existed) scenario.end(name);
      return existed;
    },
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
      const refusal = explainSignInRefusal(sandbox.db, email);
      return refusal === undefined ? { token: await sandbox.signAccess(email) } : { refusal };
    },
  };
}
