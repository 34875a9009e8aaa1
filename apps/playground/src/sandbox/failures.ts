import type { SandboxFault } from '@portal-kit/sandbox';

/** A condition under which the widget runs: a scenario of the sandbox, a fault for every call, or a failing `getToken`. */
export interface Failure {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly scenario?: string;
  readonly fault?: SandboxFault;
  readonly hasNoToken?: boolean;
}

const everyCall = { path: '^/api/', times: 'always' } as const;

const fromScenario = (id: string, label: string, text: string): Failure => ({
  id,
  label,
  text,
  scenario: id,
});

/** The first entry is the default. */
export const failures: readonly [Failure, ...Failure[]] = [
  { id: 'none', label: 'None', text: 'Every call succeeds.' },
  {
    id: 'slow',
    label: 'Slow server',
    text: 'Every call takes three seconds.',
    fault: { kind: 'delay', delayMs: 3000, ...everyCall },
  },
  {
    id: 'offline',
    label: 'Offline',
    text: 'No call gets a response.',
    fault: { kind: 'reset', ...everyCall },
  },
  fromScenario('server-errors', 'Server errors (500)', 'Every call fails with 500.'),
  {
    id: 'forbidden',
    label: 'Forbidden (403)',
    text: 'The user lacks the permission for every call.',
    fault: { kind: 'status', status: 403, ...everyCall },
  },
  {
    id: 'not-found',
    label: 'Not found (404)',
    text: 'No record exists.',
    fault: { kind: 'status', status: 404, ...everyCall },
  },
  { id: 'no-token', label: 'No token', text: '`getToken` rejects.', hasNoToken: true },
  fromScenario('session-ended', 'Session ended (401)', 'Every token is invalid and cannot be renewed.'),
  fromScenario(
    'expired-token',
    'Expired token',
    'The first access token has expired; the next one is valid.',
  ),
  fromScenario(
    'empty-supplier',
    'Empty supplier',
    'The supplier has no items, orders, customers and uploads.',
  ),
  fromScenario('read-only', 'Read only', 'Every user has the role READ_ONLY.'),
  fromScenario('user-disabled', 'User disabled (403)', 'Every user is disabled.'),
  fromScenario(
    'rate-limited',
    'Rate limited (429)',
    'Every call exceeds the rate limit; retry after two seconds.',
  ),
  fromScenario(
    'maintenance',
    'Maintenance (503)',
    'The portal is under maintenance; retry after 30 seconds.',
  ),
  fromScenario('gateway-page', 'Gateway page (502)', 'Every call fails with the HTML page of a gateway.'),
  fromScenario('slow-lists', 'Slow lists', 'Every list takes three seconds.'),
  fromScenario('broken-lists', 'Broken lists', 'Every list response ends in the middle of its JSON.'),
  fromScenario('failed-order', 'Rejected orders', 'The warehouse system rejects every waiting order.'),
  fromScenario('order-in-progress', 'Order in progress (409)', 'Warehouse work starts just before a change.'),
  fromScenario('stale-edit', 'Concurrent edit (412)', 'Another user saves the record just before you do.'),
  fromScenario('lost-response', 'Lost response', 'The connection closes after a save is stored.'),
  fromScenario('warehouse-closed', 'Warehouse closed', 'WH-NJ-01 accepts no new orders.'),
  fromScenario('import-with-errors', 'Upload with errors', 'The first row of every uploaded file fails.'),
  fromScenario('import-stuck', 'Upload pending (409)', 'Uploaded files stay pending.'),
  fromScenario('file-too-large', 'File too large (413)', 'Every uploaded file is too large.'),
  fromScenario('truncated-downloads', 'Broken downloads', 'Every download ends after 100 bytes.'),
];
