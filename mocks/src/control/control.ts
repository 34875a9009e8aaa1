import type { ArmedFault } from '../faults/fault-layer.ts';
import type { FaultRule } from '../faults/fault-rule.ts';
import type { ClockMode, ClockState } from '../sandbox/clock.ts';
import type { Order } from '../sandbox/model/order.ts';
import type { Mail } from '../sandbox/model/user.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import type { ScenarioDefinition } from '../scenarios/scenario-definition.ts';
import type { OperationCoverage } from './coverage.ts';
import type { JournalEntry, RecordedViolation } from './journal.ts';
import type { movableOrders, OrderChange } from './move-order.ts';
import type { BodyTexts } from './recorded-bodies.ts';

export interface ProfileOptions {
  /** Seed of the first rule; each further rule gets the next number. Default: the seeds of the profile's rules. */
  readonly seed?: number;
}

interface ListedScenario {
  readonly name: string;
  readonly effect: string;
  /** Whether the world defines the scenario. */
  readonly isDefined: boolean;
}

export interface ClockChange {
  /** ISO instant to jump to. */
  readonly now?: string;
  readonly advanceMs?: number;
  readonly mode?: ClockMode;
}

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
  /** Returns the IDs of the stored snapshots, the most recently used last. */
  snapshots(): readonly string[];
  /**
   * Moves an order to one of the statuses that may follow its current status (domain §3.2), as the warehouse or the
   * system would do later.
   *
   * @throws RangeError when the order does not exist or the transition is not allowed.
   */
  moveOrder(orderId: string, change: OrderChange): Order;
  /** Lists the orders with a next status that match the text, the last change first. */
  orders(search?: string): ReturnType<typeof movableOrders>;
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
  /**
   * Adds the rules of a profile to the faults.
   *
   * @throws RangeError when there is no such profile.
   */
  addProfile(name: string, options?: ProfileOptions): readonly ArmedFault[];
  /** Returns the active scenario for requests that don't select their own. */
  scenario(): string | undefined;
  /**
   * Lists all scenarios with their effects: the built-in ones, those of {@link Control.defineScenario}, and the
   * recordings.
   */
  scenarios(): readonly ListedScenario[];
  /** Lists the scenarios that this world defines, oldest first. A reset keeps them. */
  scenarioDefinitions(): readonly ScenarioDefinition[];
  /**
   * Adds a scenario, or replaces and ends the one with the same name.
   *
   * @throws TypeError describing the invalid field.
   */
  defineScenario(definition: unknown): ScenarioDefinition;
  /** Deletes and ends a scenario that this world defines. Returns whether it existed. */
  deleteScenario(name: string): boolean;
  /**
   * Activates a scenario with fresh memory. `none` or no name deactivates it.
   *
   * @throws RangeError when there is no such scenario.
   */
  setScenario(name?: string): void;
  journal(): readonly JournalEntry[];
  /** Returns one journal entry with its bodies. Bodies are kept for the latest 500 requests, at most 8 MB. */
  journalEntry(sequence: number): (JournalEntry & BodyTexts) | undefined;
  /** Clears the journal and the violations. */
  clearJournal(): void;
  violations(): readonly RecordedViolation[];
  /** Lists the sent emails, oldest first. */
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
