import type {
  ClockChange as Change,
  EmbeddedOptions,
  FaultRule,
  JournalEntry,
  OrderStatus,
  ClockState as State,
} from '@portal-kit/mocks/embedded';

/** Settings of a sandbox: `seed` of the generated orders, `now`, `scenario` and `extraSuppliers`. Default: the demo data at the current time. */
export interface SandboxOptions extends EmbeddedOptions {}

/** Mode and time of the clock. A fixed clock stands still until it is set. */
export type ClockState = State;

/** A change of the clock: an instant (`now`), a distance in milliseconds (`advanceMs`), a mode, or a combination. */
export type ClockChange = Change;

/** A fault for the next requests: its `kind` with the settings of the kind, and the requests that it applies to. */
export type SandboxFault = FaultRule;

/** A request that the sandbox handled and its response, without tokens and passwords. */
export type SandboxRequest = JournalEntry;

/** A status change of an order by the warehouse. */
export interface OrderMove {
  /** The new status. It must be one of the statuses that may follow the current status. */
  readonly to: OrderStatus;
  /** Shown with the status. */
  readonly reason?: string;
}

/** The supplier portal's back end within the process. See `createSandbox`. */
export interface Sandbox {
  /**
   * Handles a request. The origin of the URL is ignored.
   *
   * @throws TypeError when a fault resets the connection, as the global `fetch` does.
   */
  fetch(request: Request): Promise<Response>;
  /**
   * Issues an access token for a demo user by email address, as a partner's server requests it. The token is valid for 600
   * seconds.
   *
   * @throws Error when the user does not exist or cannot sign in.
   */
  accessToken(email: string): Promise<string>;
  /** Restores the data, the clock and the scenario of the start, and clears faults and recorded requests. */
  reset(): void;
  /** Stores data and clock. Returns the id for `restore`. */
  snapshot(): string;
  /** @throws Error when no snapshot has this id. */
  restore(id: string): void;
  /** Returns the name of the active scenario. */
  scenario(): string | undefined;
  /**
   * Activates a scenario, such as `failed-order` or `slow-lists`. `none` or no name deactivates it. `docs/qa.md` lists the
   * scenarios.
   *
   * @throws RangeError when no scenario has this name.
   */
  setScenario(name?: string): void;
  clock(): ClockState;
  /** @throws RangeError when `now` is not an instant. */
  setClock(change: ClockChange): ClockState;
  /**
   * Adds a fault and returns its id. `docs/qa.md` lists the kinds and their settings.
   *
   * @throws TypeError describing the malformed setting.
   */
  addFault(fault: SandboxFault): string;
  clearFaults(): void;
  /**
   * Moves an order to another status, as the warehouse does.
   *
   * @throws RangeError when the order does not exist or the status is not allowed.
   */
  moveOrder(orderId: string, move: OrderMove): void;
  /** Returns the requests since the start or the last reset, oldest first. */
  requests(): readonly SandboxRequest[];
}
