import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest } from '@portal-kit/contract/exchange';
import { describeToken } from '../sandbox/access/tokens.ts';
import {
  rejectPendingOrders,
  requireIfMatch,
  saveConcurrentEdit,
  startWarehouseWork,
} from './concurrent-edit.ts';
import {
  isDataCall,
  isDownload,
  isList,
  isOneOf,
  isPortalCall,
  isSave,
  isServerCall,
} from './operation-groups.ts';
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
/** Longer than the portal waits for the script. */
const SLOW_SCRIPT_MS = 60_000;

const failing = (
  status: number,
  matches: ScenarioFault['matches'],
  headers: Readonly<Record<string, string>> = {},
): ScenarioFault => ({ fault: { kind: 'status', status, headers }, matches });

/** Treats the first access token of each user as expired; later ones are valid. */
function isFirstAccessToken(
  operation: ContractOperation,
  { headers }: RawRequest,
  memory: ScenarioMemory,
): boolean {
  const token = headers['access-token'] ?? headers.authorization?.replace(/^Bearer /, '');
  if (!isDataCall(operation) || token === undefined) return false;
  const { kind, user } = describeToken(token);
  return kind === 'access' && memory.getOrCreate(String(user), () => token) === token;
}

/** Cuts off a save once per idempotency key; the retry with the same key succeeds. */
const isFirstAttempt: ScenarioFault['matches'] = (operation, { headers }, memory) =>
  isSave(operation) && memory.isFirstUse(headers['idempotency-key'] ?? 'without a key');

/** All scenarios by name. A test compares this list with `docs/qa.md`. */
export const scenarios = {
  'empty-supplier': {
    effect: 'Items, orders, customers and uploads are empty, except for records created after activation.',
    view: withoutRecords,
  },
  'no-suppliers': {
    effect: 'The supplier list is empty, so users cannot select a supplier.',
    view: withoutSuppliers,
  },
  'failed-order': {
    effect:
      'The warehouse system rejects every waiting order with three field errors. The orders stay failed.',
    before: rejectPendingOrders,
  },
  'order-in-progress': {
    effect:
      'Warehouse work on an open order starts just before a user changes or cancels it: 409. The new status stays.',
    before: startWarehouseWork,
  },
  'stale-edit': {
    effect: 'Another user saves the record just before you do, once per record: 412 with If-Match.',
    before: saveConcurrentEdit,
  },
  'if-match-required': {
    effect: 'Every change requires If-Match: 428 without it.',
    before: requireIfMatch,
  },
  'warehouse-closed': {
    effect: 'Cranbury Beverage Center (WH-NJ-01) is inactive and accepts no new orders.',
    view: withInactiveWarehouse,
  },
  'import-with-errors': {
    effect: 'The first row of every uploaded file fails.',
    view: withFailingFirstRow,
  },
  'import-stuck': {
    effect: 'Uploaded files stay pending, and a second file of the same kind is rejected: 409.',
    view: withPendingUploads,
  },
  'report-gone': {
    effect: 'Upload reports have expired: 410.',
    faults: [failing(410, isOneOf('getImportReport'))],
  },
  'file-too-large': {
    effect: 'Every uploaded file is too large: 413.',
    faults: [failing(413, ({ operationId }) => operationId.startsWith('import'))],
  },
  'read-only': {
    effect: 'Every user has the role READ_ONLY.',
    view: withReadOnlyUsers,
  },
  'user-disabled': {
    effect: 'Every user is disabled: 403. Service credentials are disabled, too: 401.',
    view: withDisabledUsers,
  },
  'expired-token': {
    effect: 'The first access token of each user has expired: 401 until it is renewed.',
    faults: [failing(401, isFirstAccessToken)],
  },
  'session-ended': {
    effect: 'The session at the identity provider has ended: all tokens are invalid and cannot be renewed.',
    faults: [
      { fault: { kind: 'identity', errorCode: 403_005 }, matches: isOneOf('getJwt', 'verifySession') },
      failing(401, isPortalCall),
    ],
  },
  'account-locked': {
    effect: 'Sign-in fails because the account is locked.',
    faults: [{ fault: { kind: 'identity', errorCode: 403_120 }, matches: isOneOf('login') }],
  },
  'web-sdk-blocked': {
    effect: 'The script of the identity provider for single sign-on fails to load.',
    webSdkFault: { kind: 'reset' },
  },
  'web-sdk-slow': {
    effect: 'The script of the identity provider for single sign-on takes a minute to load.',
    webSdkFault: { kind: 'delay', delayMs: SLOW_SCRIPT_MS },
  },
  'roles-401': {
    effect: 'Roles fail to load: 401, even with a renewed token.',
    faults: [failing(401, isOneOf('getRoles'))],
  },
  'roles-down': {
    effect: 'Roles fail to load: 500.',
    faults: [failing(500, isOneOf('getRoles'))],
  },
  'flags-down': {
    effect: 'Feature flags fail to load: 503.',
    faults: [failing(503, isOneOf('getFeatureFlags'))],
  },
  'slow-lists': {
    effect: 'Every list takes three seconds.',
    faults: [{ fault: { kind: 'delay', delayMs: SLOW_MS }, matches: isList }],
  },
  'broken-lists': {
    effect: 'Every list response is truncated in the middle of its JSON.',
    faults: [{ fault: { kind: 'malformedJson' }, matches: isList }],
  },
  'truncated-downloads': {
    effect: 'Every download ends after 100 bytes.',
    faults: [{ fault: { kind: 'truncate', afterBytes: 100 }, matches: isDownload }],
  },
  'unnamed-downloads': {
    effect: 'Downloads have no Content-Disposition header.',
    faults: [{ fault: { kind: 'dropHeader', header: 'content-disposition' }, matches: isDownload }],
  },
  'lost-response': {
    effect: 'The connection closes after a save is stored, once per Idempotency-Key.',
    faults: [{ fault: { kind: 'reset', when: 'after' }, matches: isFirstAttempt }],
  },
  'rate-limited': {
    effect: 'Every call exceeds the rate limit: 429 with a retry after two seconds.',
    faults: [failing(429, isServerCall, { 'retry-after': '2' })],
  },
  maintenance: {
    effect: 'The portal is under maintenance: every call fails with 503 and a retry after 30 seconds.',
    faults: [
      {
        fault: { kind: 'status', status: 503, example: 'maintenance', headers: { 'retry-after': '30' } },
        matches: isServerCall,
      },
    ],
  },
  'server-errors': {
    effect: 'Every call fails with 500.',
    faults: [failing(500, isServerCall)],
  },
  'gateway-page': {
    effect: 'Every call fails with an HTML page of a gateway: 502.',
    faults: [{ fault: { kind: 'html' }, matches: isServerCall }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
