/**
 * @typedef {{ name: string, effect: string, isDefined?: boolean }} Scenario
 * @typedef {{ name: string, description: string, rules?: Rule[], empty?: string[], seed?: number, moves?: object[],
 *   clock?: { now?: string, advanceMs?: number, mode?: string } }} Definition
 * @typedef {Record<string, unknown>} Rule
 * @typedef {{ name: string, description: string, rules: Rule[] }} Profile
 * @typedef {{ orderId: string, supplierId: string, direction: string, poNumber: string | null, status: string, next: string[], updatedAt: string }} Order
 * @typedef {{ operationId: string, method: string, path: string, tags: string[], documented: string[], seen: Record<string, number> }} Coverage
 * @typedef {{ chosen: string | null, scenarios: Scenario[] }} Scenarios
 * @typedef {{ mode: 'real' | 'fixed', now: string }} Clock
 * @typedef {{ id: string, rule: Rule, remaining: number | 'always', matched: number, applied: number }} Fault
 * @typedef {{ name: string, seed: number | null, clock: Clock, scenario: string | null, faults: number, requests: number, createdAt: string }} World
 * @typedef {{ selected: string, limit: number, data: World[] }} Worlds
 * @typedef {{ name: string, scenario: string, api: string, recordedAt: string, calls: number, unrecorded: string, violationsAre: string,
 *   ignored: { reason: string, count: number, entries: { entry: number, url: string }[] }[],
 *   violations: { entry: number, url: string, status: number, message: string }[] }} Recording
 * @typedef {{ to: string, subject: string, text: string, link: string, sentAt: string }} Mail
 * @typedef {{ operationId: string | null, method: string, path: string, side: string, location: string, fieldPath: string, message: string }} Violation
 * @typedef {{ sequence: number, time: string, requestId: string, operationId: string | null, method: string, path: string,
 *   query: string, status: number | null, source: string, headers: Record<string, string>, responseHeaders: Record<string, string>, requestBytes: number,
 *   responseBytes: number, user: string | null, fault: string | null, faultEffect: string | null, scenario: string | null }} Entry
 */

/** An error of the control API. `field` is the path of the invalid field, if there is one. */
class ControlError extends Error {
  /** @param {string} message @param {string | undefined} field */
  constructor(message, field) {
    super(message);
    this.field = field;
  }
}

/**
 * Calls the control API.
 *
 * @param {string} method
 * @param {string} path below `/__sandbox`
 * @param {unknown} [body]
 * @returns {Promise<any>} the response body; `undefined` for a 204
 * @throws {ControlError} with the API's error message
 */
async function call(method, path, body) {
  const response = await fetch(`/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const result = response.status === 204 ? undefined : await (isJson ? response.json() : response.text());
  if (!response.ok)
    throw new ControlError(
      result?.errorMessage ?? `The sandbox responded with status ${response.status}.`,
      result?.field,
    );
  return result;
}

/** The operations of the control API that this page uses. */
export const control = {
  /** @returns {Promise<Scenarios>} */
  scenarios: () => call('GET', '/scenario'),
  /** @param {string} name */
  chooseScenario: (name) => call('POST', '/scenario', { name }),
  /** The scenarios that this world defines. @returns {Promise<Definition[]>} */
  definitions: async () => (await call('GET', '/scenarios')).data,
  /** @param {string} name @returns {Promise<Definition>} */
  definition: (name) => call('GET', `/scenarios/${encodeURIComponent(name)}`),
  /** @param {object} definition */
  createScenario: (definition) => call('POST', '/scenarios', definition),
  /** @param {string} name @param {object} definition */
  replaceScenario: (name, definition) => call('PUT', `/scenarios/${encodeURIComponent(name)}`, definition),
  /** @param {string} name */
  deleteScenario: (name) => call('DELETE', `/scenarios/${encodeURIComponent(name)}`),
  /** @returns {Promise<Clock>} */
  clock: () => call('GET', '/clock'),
  /** @param {{ now?: string, advanceMs?: number, mode?: Clock['mode'] }} change @returns {Promise<Clock>} */
  setClock: (change) => call('POST', '/clock', change),
  /** @returns {Promise<Fault[]>} */
  faults: async () => (await call('GET', '/faults')).data,
  /** @param {unknown} rules one rule or a list */
  addFaults: (rules) => call('POST', '/faults', rules),
  /** @param {string} id */
  removeFault: (id) => call('DELETE', `/faults/${encodeURIComponent(id)}`),
  clearFaults: () => call('DELETE', '/faults'),
  /** @returns {Promise<Profile[]>} */
  profiles: async () => (await call('GET', '/profiles')).data,
  /** @param {string} name @param {{ seed?: number }} options */
  addProfile: (name, options) => call('POST', `/profiles/${encodeURIComponent(name)}`, options),
  /** @param {string} search @returns {Promise<{ total: number, data: Order[] }>} */
  orders: (search) => call('GET', `/orders?search=${encodeURIComponent(search)}`),
  /** @param {string} orderId @param {object} move */
  moveOrder: (orderId, move) => call('POST', `/orders/${encodeURIComponent(orderId)}/move`, move),
  /** @returns {Promise<{ id: string }[]>} */
  snapshots: async () => (await call('GET', '/snapshots')).data,
  /** @returns {Promise<{ id: string }>} */
  takeSnapshot: () => call('POST', '/snapshot'),
  /** @param {string} id */
  restore: (id) => call('POST', '/restore', { id }),
  /** @returns {Promise<{ users: { email: string, role: string }[] }>} */
  users: () => call('GET', '/users'),
  /** @param {string} user @returns {Promise<string>} */
  token: (user) => call('GET', `/token?user=${encodeURIComponent(user)}`),
  /** @param {number} since @returns {Promise<Entry[]>} */
  journal: async (since) => (await call('GET', `/journal?since=${since}`)).data,
  /** @param {number} sequence @returns {Promise<{ requestBody: string | null, responseBody: string | null }>} */
  journalEntry: (sequence) => call('GET', `/journal/${sequence}`),
  /** @returns {Promise<Recording[]>} */
  recordings: async () => (await call('GET', '/recordings')).data,
  /** @param {Blob} har @param {Record<string, string>} settings @returns {Promise<Recording>} */
  loadRecording: (har, settings) => call('POST', `/recordings?${new URLSearchParams(settings)}`, har),
  /** @param {string} name */
  deleteRecording: (name) => call('DELETE', `/recordings/${encodeURIComponent(name)}`),
  clearJournal: () => call('DELETE', '/journal'),
  /** @returns {Promise<Violation[]>} */
  violations: async () => (await call('GET', '/violations')).data,
  /** @returns {Promise<Mail[]>} */
  outbox: async () => (await call('GET', '/outbox')).data,
  /** @returns {Promise<Coverage[]>} */
  coverage: async () => (await call('GET', '/coverage')).data,
  /** @returns {Promise<unknown[]>} */
  cspReports: async () => (await call('GET', '/csp-reports')).data,
  clearCspReports: () => call('DELETE', '/csp-reports'),
  /** @returns {Promise<Worlds>} */
  worlds: () => call('GET', '/worlds'),
  /** @param {{ name: string, seed?: number, now?: string, scenario?: string, extraSuppliers?: number, large?: boolean }} world */
  createWorld: (world) => call('POST', '/worlds', world),
  /** @param {string} name */
  resetWorld: (name) => call('POST', `/worlds/${encodeURIComponent(name)}/reset`),
  /** @param {string} name */
  deleteWorld: (name) => call('DELETE', `/worlds/${encodeURIComponent(name)}`),
  /** @param {{ seed?: number, extraSuppliers?: number, large?: boolean }} change */
  reset: (change) => call('POST', '/reset', change),
};
