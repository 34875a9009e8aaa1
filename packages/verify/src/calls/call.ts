import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { DereferencedOperation } from '@portal-kit/contract/dereferenced-document';
import {
  type GeneratedRequest,
  invalidRequests,
  type KnownValues,
  validRequests,
} from '@portal-kit/contract/requests/generate-requests';
import fc from 'fast-check';
import { REFERENCE_COUNT, referenceTo } from './returned-values.ts';

/**
 * A caller, or `invalid`, `none` or `foreign` (a token of another security scheme), which every protected operation
 * rejects.
 */
export type Authorization = string;

/** The callers and existing records of a server. */
export interface CallValues {
  /** Emails of users who sign in and send the calls. The first user has every permission. */
  readonly callers: readonly [string, ...string[]];
  /** Values by parameter or field name, for example the IDs of existing items. */
  readonly knownValues: KnownValues;
}

export interface Call {
  readonly operation: ContractOperation;
  /** Whether the request conforms to the contract, apart from its authorization. `undefined`: unknown. */
  readonly isValid: boolean | undefined;
  readonly method: string;
  readonly request: GeneratedRequest;
  readonly authorization: Authorization;
  /** Time that passes before the call. */
  readonly advanceMs: number;
}

const references = (name: string) =>
  Array.from({ length: REFERENCE_COUNT }, (_, index) => referenceTo(name, index));

/** Parameters and fields whose values come from earlier responses. */
const CHAINED = [
  'itemId',
  'orderId',
  'customerId',
  'fileId',
  'sessionId',
  'If-Match',
  'Idempotency-Key',
] as const;

/** Generates calls of every operation: valid, invalid, with unusual headers, and with malformed bodies. */
export function generateCalls(
  { operations }: Contract,
  plain: ReadonlyMap<string, DereferencedOperation>,
  { knownValues: known, callers }: CallValues,
): fc.Arbitrary<Call> {
  const authorizations = generateAuthorizations(callers);
  const chained: KnownValues = {
    ...known,
    ...Object.fromEntries(CHAINED.map((name) => [name, [...references(name), ...(known[name] ?? [])]])),
  };
  return fc.oneof(
    ...operations.map((operation) => {
      const declared = plain.get(operation.operationId);
      if (!declared) throw new Error(`The bundled contract has no ${operation.operationId}`);
      return generateOperationCalls(operation, declared, forOperation(operation, chained), authorizations);
    }),
  );
}

/** Adds values of the path parameter `id`, which stands for different records in different operations. */
function forOperation({ path }: ContractOperation, known: KnownValues): KnownValues {
  const name = path.includes('/customers/')
    ? 'customerId'
    : path.includes('/warehouses/')
      ? 'warehouseId'
      : 'supplierId';
  return { ...known, id: [...references(name), ...(known[name] ?? [])] };
}

function generateOperationCalls(
  operation: ContractOperation,
  plain: DereferencedOperation,
  known: KnownValues,
  authorizations: fc.Arbitrary<Authorization>,
): fc.Arbitrary<Call> {
  const valid = validRequests(operation, plain, known);
  const rest = {
    operation: fc.constant(operation),
    authorization: authorizations,
    advanceMs: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constantFrom(1000, 3000)),
  };
  const call = (
    weight: number,
    isValid: boolean | undefined,
    request: fc.Arbitrary<GeneratedRequest>,
    method: fc.Arbitrary<string> = fc.constant(operation.method),
  ) => ({
    weight,
    arbitrary: fc.record(
      { ...rest, isValid: fc.constant(isValid), request, method },
      { noNullPrototype: true },
    ),
  });
  return fc.oneof(
    call(10, true, valid),
    call(6, false, invalidRequests(operation, plain, known)),
    call(
      3,
      undefined,
      fc
        .tuple(valid, headers)
        .map(([request, added]) => ({ ...request, headers: { ...request.headers, ...added } })),
    ),
    call(
      2,
      undefined,
      fc.tuple(valid, bodies).map(([request, body]) => withBody(request, body)),
    ),
    call(1, undefined, valid, fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')),
  );
}

/** Generates the authorization of calls. The first caller sends most of them. */
const generateAuthorizations = ([first, ...others]: CallValues['callers']): fc.Arbitrary<Authorization> =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(first) },
    { weight: 4, arbitrary: fc.constantFrom(first, ...others) },
    { weight: 2, arbitrary: fc.constantFrom('invalid', 'none', 'foreign') },
  );

/** Characters that Node accepts in a header. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});

/** Unusual request headers. `Prefer` and the sandbox's own headers select other responses and are omitted. */
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'authorization',
    'access-token',
    'content-type',
    'content-encoding',
    'content-length',
    'cookie',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'origin',
    'range',
    'sec-fetch-site',
    'traceparent',
    'x-http-method-override',
    'x-request-id',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      '',
      '*/*',
      'text/html',
      'application/xml',
      'Application/JSON; charset=UTF-8',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'Bearer',
      'Bearer  ',
      'Basic Og==',
      '"0"',
      'W/"1"',
      '*',
      '-1',
      'gzip',
      'null',
      'same-origin',
      'cross-site',
      'bytes=0-1',
      'DELETE',
      '99999999999999999999',
    ),
  ),
  { minKeys: 1, maxKeys: 3 },
);

/** Bodies that do not match their content type, by content type. */
const bodies = fc.tuple(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    undefined,
  ),
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json({ maxDepth: 3 }),
    fc.constantFrom(
      '',
      '{',
      '{"a":1,"a":2}',
      '[[[[[[]]]]]]',
      '{"__proto__":{"x":1}}',
      '1e400',
      '"\\ud800"',
      'null',
      '%ff=%',
      'a&b=&&=c',
      '--b',
      '--b--',
      '--b\r\n\r\n--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--b--\r\n',
      `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`,
    ),
  ),
);

function withBody(
  request: GeneratedRequest,
  [type, body]: readonly [string | undefined, string],
): GeneratedRequest {
  const { 'content-type': _, ...rest } = request.headers;
  return {
    path: request.path,
    headers: { ...rest, ...(type === undefined ? {} : { 'content-type': type }) },
    body,
  };
}
