/**
 * @typedef {{ name: string, effect: string }} Scenario
 * @typedef {{ chosen: string | null, scenarios: Scenario[] }} Scenarios
 * @typedef {{ mode: 'real' | 'fixed', now: string }} Clock
 * @typedef {{ id: string, rule: Record<string, unknown>, remaining: number | 'always' }} Fault
 * @typedef {{ operationId: string, method: string, path: string }} Operation
 * @typedef {{ name: string, seed: number | null, clock: Clock, scenario: string | null, faults: number, requests: number, createdAt: string }} World
 * @typedef {{ selected: string, limit: number, data: World[] }} Worlds
 * @typedef {{ name: string, scenario: string, api: string, recordedAt: string, calls: number, unrecorded: string, violationsAre: string,
 *   ignored: { reason: string, count: number, entries: { entry: number, url: string }[] }[],
 *   violations: { entry: number, url: string, status: number, message: string }[] }} Recording
 * @typedef {{ to: string, subject: string, text: string, link: string, sentAt: string }} Mail
 * @typedef {{ operationId: string | null, method: string, path: string, side: string, location: string, fieldPath: string, message: string }} Violation
 * @typedef {{ sequence: number, time: string, requestId: string, operationId: string | null, method: string, path: string,
 *   query: string, status: number | null, source: string, headers: Record<string, string>, responseHeaders: Record<string, string>, requestBytes: number,
 *   responseBytes: number, user: string | null, fault: string | null, scenario: string | null }} Entry
 */

/**
 * Calls the control API.
 *
 * @param {string} method
 * @param {string} path below `/__sandbox`
 * @param {unknown} [body]
 * @returns {Promise<any>} the response body; `undefined` for a 204
 * @throws {Error} with the API's error message
 */
async function call(method, path, body) {
  const response = await fetch(`/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const result = response.status === 204 ? undefined : await response.json();
  if (!response.ok)
    throw new Error(result?.errorMessage ?? `The sandbox responded with status ${response.status}.`);
  return result;
}

/** The operations of the control API that this page uses. */
export const control = {
  /** @returns {Promise<Scenarios>} */
  scenarios: () => call('GET', '/scenario'),
  /** @param {string} name */
  chooseScenario: (name) => call('POST', '/scenario', { name }),
  /** @returns {Promise<Clock>} */
  clock: () => call('GET', '/clock'),
  /** @param {{ now?: string, advanceMs?: number, mode?: Clock['mode'] }} change @returns {Promise<Clock>} */
  setClock: (change) => call('POST', '/clock', change),
  /** @returns {Promise<Fault[]>} */
  faults: async () => (await call('GET', '/faults')).data,
  /** @param {Record<string, unknown>} rule */
  addFault: (rule) => call('POST', '/faults', rule),
  /** @param {string} id */
  removeFault: (id) => call('DELETE', `/faults/${encodeURIComponent(id)}`),
  clearFaults: () => call('DELETE', '/faults'),
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
  /** @returns {Promise<Operation[]>} */
  operations: async () => (await call('GET', '/coverage')).data,
  /** @returns {Promise<Worlds>} */
  worlds: () => call('GET', '/worlds'),
  /** @param {{ name: string, seed?: number, now?: string }} world */
  createWorld: (world) => call('POST', '/worlds', world),
  /** @param {string} name */
  resetWorld: (name) => call('POST', `/worlds/${encodeURIComponent(name)}/reset`),
  /** @param {string} name */
  deleteWorld: (name) => call('DELETE', `/worlds/${encodeURIComponent(name)}`),
  /** @param {{ seed?: number }} change */
  reset: (change) => call('POST', '/reset', change),
};
