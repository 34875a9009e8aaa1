import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import type { KnownValues } from '@portal-kit/contract/requests/generate-requests';
import { responseViolations } from '@portal-kit/contract/response-violations';
import {
  API_KEY,
  basicAuthorization,
  Coverage,
  createGate,
  createWorld,
  DEMO_AUTHORIZATION,
  DEMO_PASSWORD,
  type World,
} from '@portal-kit/mocks/testing';
import { Hono } from 'hono';
import type { Call } from '../../src/calls/call.ts';
import type { CallTarget, SentCall } from '../../src/calls/call-target.ts';
import { ReturnedValues } from '../../src/calls/returned-values.ts';
import { buildCurlCommand } from '../../src/verification/curl.ts';
import { sandboxValues } from './known-values.ts';

/** Address of `npm run sandbox` in printed commands. */
export const SANDBOX = 'http://127.0.0.1:4310';
const CALLERS = [
  'root@portal.example',
  // One supplier.
  'dana@halberd.example',
  // Read only.
  'viewer@bramblehook.example',
  // No role.
  'norole@portal.example',
] as const;
const NOW = '2026-11-20T09:30:00.000Z';

interface Tokens {
  readonly access: string;
  readonly identity: string;
  readonly login: string;
}

/** The gate and the sandbox in this process, without sockets. */
export class SandboxTarget implements CallTarget {
  readonly callers = CALLERS;
  readonly #world: World;
  readonly #gate: ReturnType<typeof createGate>;
  readonly #tokens = new Map<string, Tokens>();
  #start = '';
  #values = new ReturnedValues({});
  readonly #statuses = new Map<string, number>();
  sent: SentCall[] = [];
  lastStatus = 0;

  private constructor(world: World, gate: ReturnType<typeof createGate>) {
    this.#world = world;
    this.#gate = gate;
  }

  static async create(contract: Contract): Promise<SandboxTarget> {
    const gate = createGate({ contract });
    const shared = {
      contract,
      gate,
      coverage: new Coverage(contract),
      identity: 'cdc',
      hasOwnUpstream: false,
      worldsApi: new Hono(),
    } as const;
    const target = new SandboxTarget(await createWorld('default', shared, { now: NOW }), gate);
    for (const caller of CALLERS) target.#tokens.set(caller, await target.#signIn(caller));
    target.#start = target.#world.control.snapshot();
    return target;
  }

  formatCurl({ method, path, headers, body }: SentCall): string {
    const rest = Object.entries(headers).filter(([, value]) => !this.#variableIn(value));
    const credentials = Object.entries(headers).flatMap(([name, value]) => {
      const text = this.#variableIn(value);
      return text ? [`-H "${name}: ${text}"`] : [];
    });
    return buildCurlCommand({
      method,
      url: `${SANDBOX}${path}`,
      credentials,
      headers: Object.fromEntries(rest),
      ...(body.length > 0 ? { body: body.toString() } : {}),
    });
  }

  #variableIn(value: string): string | undefined {
    for (const [caller, { access, identity }] of this.#tokens) {
      const suffix = caller === CALLERS[0] ? '' : `_${caller.split('@')[0]?.toUpperCase()}`;
      if (value.includes(access)) return value.replace(access, `$ACCESS_TOKEN${suffix}`);
      if (value.includes(identity)) return value.replace(identity, `$IDENTITY_TOKEN${suffix}`);
    }
    return undefined;
  }

  close = (): Promise<void> => this.#world.close();

  get knownValues(): KnownValues {
    return sandboxValues(this.#tokens.get(CALLERS[0])?.login ?? '');
  }

  statuses = (): Record<string, number> => Object.fromEntries([...this.#statuses].sort());

  restore(): void {
    this.#world.control.restore(this.#start);
    this.#world.control.clearJournal();
    this.#values = new ReturnedValues({});
    this.sent = [];
  }

  async call(call: Call): Promise<string | undefined> {
    const { control } = this.#world;
    if (call.advanceMs > 0) control.advance(call.advanceMs);
    const { path, headers, body } = await this.#prepare(call);
    this.sent.push({ method: call.method, path, headers, body });
    const before = control.violations().length;
    const response = await this.#send(call.method, path, headers, body);
    this.lastStatus = response.status;
    const status = String(response.status);
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    const isRefused = control.violations().length > before;
    const failure = await this.#failureOf(call, path, response, isRefused);
    if (failure === undefined) this.#keepValues(headers, response);
    return failure;
  }

  async #failureOf(
    call: Call,
    path: string,
    response: RawResponse,
    isRefused: boolean,
  ): Promise<string | undefined> {
    const { status } = response;
    const described = `${status} ${response.body.toString().slice(0, 500)}`;
    if (status >= 500) return `A failure of the server: ${described}`;
    const { operation } = this.#gate.match(rawRequest(call.method, path, {}, Buffer.alloc(0)));
    if (!operation)
      return status < 400 && call.method !== 'OPTIONS'
        ? `A response without an operation: ${described}`
        : undefined;
    if (!operation.documentedStatuses.includes(String(status)))
      return `${operation.operationId} documents no status ${status}: ${described}`;
    // The gate has validated the successful responses.
    const violations = status < 400 ? [] : responseViolations(operation, response);
    if (violations[0]) return `${operation.operationId}: ${violations[0].message}: ${described}`;
    return expectationFailure(call, operation, status, isRefused, described);
  }

  async #prepare({ operation, request, authorization }: Call): Promise<Omit<SentCall, 'method'>> {
    const headers: Record<string, string> = { ...this.#credentials(operation, authorization) };
    for (const [name, value] of Object.entries(request.headers))
      headers[name.toLowerCase()] = this.#values.resolve(value);
    let body = Buffer.alloc(0) as Buffer;
    if (typeof request.body === 'string') body = Buffer.from(this.#values.resolve(request.body));
    else if (request.body !== undefined) {
      const encoded = new Response(request.body);
      body = Buffer.from(await encoded.arrayBuffer());
      headers['content-type'] ??= encoded.headers.get('content-type') ?? '';
    }
    return { path: this.#values.resolve(request.path), headers, body };
  }

  #credentials(
    { securitySchemes }: ContractOperation,
    authorization: Call['authorization'],
  ): Record<string, string> {
    if (authorization === 'none') return {};
    const tokens = this.#tokens.get(
      authorization === 'invalid' || authorization === 'foreign' ? CALLERS[0] : authorization,
    );
    const isIdentity = securitySchemes.includes('identityToken');
    if (securitySchemes.includes('serviceCredential')) {
      if (authorization === 'foreign') return { authorization: `Bearer ${tokens?.access}` };
      return {
        authorization:
          authorization === 'invalid' ? basicAuthorization('tidewater', 'x') : DEMO_AUTHORIZATION,
      };
    }
    const own = isIdentity ? tokens?.identity : tokens?.access;
    const foreign = isIdentity ? tokens?.access : tokens?.identity;
    const token = { invalid: `${own}x`, foreign }[authorization] ?? own ?? '';
    return { authorization: `Bearer ${token}`, 'access-token': token };
  }

  #keepValues(headers: Readonly<Record<string, string>>, { headers: received, body }: RawResponse): void {
    if (received.etag !== undefined) this.#values.add('If-Match', received.etag);
    const key = headers['idempotency-key'];
    if (key !== undefined && /^[0-9a-f-]{36}$/.test(key)) this.#values.add('Idempotency-Key', key);
    if (received['content-type']?.includes('json') && body.length > 0)
      this.#values.addFrom(JSON.parse(body.toString()));
  }

  async #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ): Promise<RawResponse> {
    const outcome = await this.#world.api(
      rawRequest(method, path, headers, body),
      new AbortController().signal,
    );
    if (outcome.kind !== 'response')
      throw new Error(`The sandbox closed the connection of ${method} ${path}`);
    return outcome.response;
  }

  async #signIn(loginID: string): Promise<Tokens> {
    const identity = async (method: string, fields: Readonly<Record<string, string>>) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = Buffer.from(new URLSearchParams({ apiKey: API_KEY, ...fields }).toString());
      const { body: json } = await this.#send('POST', `/identity/accounts.${method}`, headers, body);
      return JSON.parse(json.toString());
    };
    const login = (await identity('login', { loginID, password: DEMO_PASSWORD })).sessionInfo
      .cookieValue as string;
    const fields = { login_token: login, fields: 'email,work.company', expiration: '43200' };
    const token = (await identity('getJWT', fields)).id_token as string;
    const authorization = { authorization: `Bearer ${token}` };
    const response = await this.#send('GET', '/api/v2/auth/accessToken', authorization, Buffer.alloc(0));
    return { login, identity: token, access: JSON.parse(response.body.toString()).token as string };
  }
}

function expectationFailure(
  { isValid, authorization }: Call,
  { securitySchemes }: ContractOperation,
  status: number,
  isRefused: boolean,
  described: string,
): string | undefined {
  const hasNoToken = securitySchemes.length > 0 && ['invalid', 'none', 'foreign'].includes(authorization);
  if (hasNoToken && isValid !== undefined && status < 400)
    return `A request without a valid token was accepted: ${described}`;
  if (isValid === false && status < 400) return `An invalid request was accepted: ${described}`;
  if (isValid === true && isRefused && !hasNoToken) return `The gate refused a valid request: ${described}`;
  return undefined;
}

function rawRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): RawRequest {
  const queryStart = target.indexOf('?');
  return {
    method,
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    search: queryStart < 0 ? '' : target.slice(queryStart),
    headers,
    body,
  };
}
