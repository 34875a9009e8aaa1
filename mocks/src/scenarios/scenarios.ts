import type { ContractOperation } from '../contract/contract.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import { describeToken } from '../sandbox/access/tokens.ts';
import {
  rejectPendingOrders,
  requireIfMatch,
  saveConcurrentEdit,
  startWarehouseWork,
} from './concurrent-edit.ts';
import { isDataCall, isDownload, isList, isOneOf, isPortalCall, isSave } from './operation-groups.ts';
import type { Scenario, ScenarioFault, ScenarioMemory } from './scenario.ts';
import {
  withDisabledUsers,
  withFailingFirstRow,
  withInactiveWarehouse,
  withoutRecords,
  withoutSuppliers,
  withPendingUploads,
  withReadOnlyUsers,
} from './views.ts';

const SLOW_MS = 3000;

const failing = (
  status: number,
  hits: ScenarioFault['hits'],
  headers: Readonly<Record<string, string>> = {},
): ScenarioFault => ({ fault: { kind: 'status', status, headers }, hits });

/** Treats the first access token of each user as expired; later ones are valid. */
function hasExpired(operation: ContractOperation, { headers }: RawRequest, memory: ScenarioMemory): boolean {
  const token = headers['access-token'] ?? headers.authorization?.replace(/^Bearer /, '');
  if (!isDataCall(operation) || token === undefined) return false;
  const { kind, user } = describeToken(token);
  return kind === 'access' && memory.keep(String(user), () => token) === token;
}

/** Cuts off a save once per idempotency key; the retry with the same key succeeds. */
const isFirstOfItsKey: ScenarioFault['hits'] = (operation, { headers }, memory) =>
  isSave(operation) && memory.isFirst(headers['idempotency-key'] ?? 'without a key');

/** All scenarios by name. A test compares this list with `docs/qa.md`. */
export const scenarios = {
  'empty-supplier': {
    effect: 'No supplier has items, orders, customers or uploads, but for those added since.',
    view: withoutRecords,
  },
  'no-suppliers': {
    effect: 'The list of suppliers is empty: nobody has one to work for.',
    view: withoutSuppliers,
  },
  'failed-order': {
    effect:
      'The warehouse system refuses every order that waits for it, naming three fields. They stay failed.',
    before: rejectPendingOrders,
  },
  'order-taken': {
    effect: 'Work on an open order begins just before it is changed or canceled: 409. It stays begun.',
    before: startWarehouseWork,
  },
  'stale-edit': {
    effect: 'Somebody else saves a record just before you do, each record once: 412 to If-Match.',
    before: saveConcurrentEdit,
  },
  'if-match-required': {
    effect: 'A change without If-Match is refused: 428.',
    before: requireIfMatch,
  },
  'warehouse-closed': {
    effect: 'Cranbury Beverage Center (WH-NJ-01) is inactive: it takes no new order.',
    view: withInactiveWarehouse,
  },
  'import-with-errors': {
    effect: 'The first row of every file that is sent fails.',
    view: withFailingFirstRow,
  },
  'import-stuck': {
    effect: 'Files that are sent stay pending, and a second one of their kind is refused: 409.',
    view: withPendingUploads,
  },
  'report-gone': {
    effect: 'The report of an upload is no longer kept: 410.',
    faults: [failing(410, isOneOf('getImportReport'))],
  },
  'file-too-large': {
    effect: 'Every file that is sent is too large: 413.',
    faults: [failing(413, ({ operationId }) => operationId.startsWith('import'))],
  },
  'read-only': {
    effect: 'Everybody may read and nothing else.',
    view: withReadOnlyUsers,
  },
  'user-disabled': {
    effect: 'Every user has been disabled meanwhile: 403.',
    view: withDisabledUsers,
  },
  'expired-token': {
    effect: 'The access token that a user shows first has expired: 401 until it is renewed.',
    faults: [failing(401, hasExpired)],
  },
  'session-ended': {
    effect: 'The session has ended at the identity provider: no token is good, none is renewed.',
    faults: [
      { fault: { kind: 'identity', errorCode: 403_005 }, hits: isOneOf('getJwt', 'verifySession') },
      failing(401, isPortalCall),
    ],
  },
  'account-locked': {
    effect: 'A sign-in is refused: the account is locked.',
    faults: [{ fault: { kind: 'identity', errorCode: 403_120 }, hits: isOneOf('login') }],
  },
  'roles-401': {
    effect: 'Roles cannot be read: 401, even after a renewed token.',
    faults: [failing(401, isOneOf('getRoles'))],
  },
  'roles-down': {
    effect: 'Roles cannot be read: 500.',
    faults: [failing(500, isOneOf('getRoles'))],
  },
  'flags-down': {
    effect: 'Feature flags cannot be read: 503.',
    faults: [failing(503, isOneOf('getFeatureFlags'))],
  },
  'slow-lists': {
    effect: 'Every list takes three seconds.',
    faults: [{ fault: { kind: 'delay', delayMs: SLOW_MS }, hits: isList }],
  },
  'broken-lists': {
    effect: 'Every list ends in the middle of its JSON.',
    faults: [{ fault: { kind: 'malformedJson' }, hits: isList }],
  },
  'cut-downloads': {
    effect: 'The connection ends after 100 bytes of a file.',
    faults: [{ fault: { kind: 'truncate', afterBytes: 100 }, hits: isDownload }],
  },
  'nameless-downloads': {
    effect: 'Files come without Content-Disposition.',
    faults: [{ fault: { kind: 'dropHeader', header: 'content-disposition' }, hits: isDownload }],
  },
  'lost-answer': {
    effect: 'The connection ends once a save is stored, for each Idempotency-Key once.',
    faults: [{ fault: { kind: 'reset', when: 'after' }, hits: isFirstOfItsKey }],
  },
  'rate-limited': {
    effect: 'Every context is one too many: 429, to be tried again after two seconds.',
    faults: [failing(429, isPortalCall, { 'retry-after': '2' })],
  },
  maintenance: {
    effect: 'The portal is being worked on: every context is respondWith 503.',
    faults: [failing(503, isPortalCall, { 'retry-after': '30' })],
  },
  'server-errors': {
    effect: 'Every context is respondWith 500.',
    faults: [failing(500, isPortalCall)],
  },
  'gateway-page': {
    effect: "Every context is respondWith by a gateway's HTML page, 502.",
    faults: [{ fault: { kind: 'html' }, hits: isPortalCall }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
