import fc from 'fast-check';
import type { ContractOperation } from '../contract.ts';
import type { DereferencedOperation, DereferencedParameter, Schema } from '../dereferenced-document.ts';
import { invalidBody, invalidTexts } from './invalid-values.ts';
import { validValue } from './valid-values.ts';

/** A generated request, ready to send. */
export interface GeneratedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams;
}

/** The parts of a request before serialization. */
interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Existing values by parameter or field name, so that the lookups of generated requests succeed. For an upload, the
 * `operationId` is the key of the file contents.
 */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const JSON_TYPE = 'application/json';
const UNKNOWN_COLUMN_FILE = 'no such column\r\n1\r\n';

const MALFORMED_MEDIA_TYPES = ['json', 'a/b/c', '/', 'application/', ';', 'text', 'a b/c'];
const MALFORMED_ENCODINGS = ['%', '%ff', '%zz', '%E0%A4%A', 'a%c0%af'];
/** Stands for a path segment that is replaced after serialization. */
const MARKER = 'malformed-segment';

/** Maximum URL length. Servers reject longer URLs, although the contract's parameter bounds allow them in total. */
const LONGEST_PATH = 12_000;
const isShortEnough = ({ path }: GeneratedRequest) => path.length < LONGEST_PATH;

/** Generates requests that conform to the contract. */
export function validRequests(
  operation: ContractOperation,
  plain: DereferencedOperation,
  known: KnownValues,
) {
  return drafts(plain, known)
    .map((draft) => serialize(operation, plain, draft))
    .filter(isShortEnough);
}

/** Generates requests with exactly one contract violation. */
export function invalidRequests(
  operation: ContractOperation,
  plain: DereferencedOperation,
  known: KnownValues,
): fc.Arbitrary<GeneratedRequest> {
  const valid = drafts(plain, known);
  const variants: fc.Arbitrary<GeneratedRequest>[] = [
    valid.map((draft) =>
      serialize(operation, plain, { ...draft, query: { ...draft.query, notInTheContract: '1' } }),
    ),
    fc.tuple(valid, fc.constantFrom(...MALFORMED_MEDIA_TYPES)).map(([draft, contentType]) => {
      const { path, headers } = serialize(operation, plain, { ...draft, body: undefined });
      const request = { path, headers: { ...headers, 'content-type': contentType } };
      return plain.body ? { ...request, body: '{}' } : request;
    }),
    ...plain.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) =>
        fc.tuple(valid, fc.constantFrom(...MALFORMED_ENCODINGS)).map(([draft, encoding]) => {
          const marked = { ...draft, path: { ...draft.path, [name]: MARKER } };
          const request = serialize(operation, plain, marked);
          return { ...request, path: request.path.replace(MARKER, encoding) };
        }),
      ),
    ...invalidParameters(operation, plain, valid),
  ];
  if (plain.body) variants.push(...invalidBodies(operation, plain, plain.body, valid, known));
  return fc.oneof(...variants).filter(isShortEnough);
}

/**
 * Generates requests with one invalid value in a documented parameter. Returns an empty array if no parameter can be
 * invalid.
 */
export function invalidParameterRequests(
  operation: ContractOperation,
  plain: DereferencedOperation,
  known: KnownValues,
): readonly fc.Arbitrary<GeneratedRequest>[] {
  return invalidParameters(operation, plain, drafts(plain, known)).map((requests) =>
    requests.filter(isShortEnough),
  );
}

function invalidParameters(
  operation: ContractOperation,
  plain: DereferencedOperation,
  valid: fc.Arbitrary<Draft>,
): fc.Arbitrary<GeneratedRequest>[] {
  return plain.parameters.flatMap((parameter) => {
    const wrong = invalidParameterValues(parameter);
    if (wrong.length === 0) return [];
    const place = ({ query: 'query', path: 'path', header: 'headers' } as const)[parameter.in];
    return [
      fc
        .tuple(valid, fc.constantFrom(...wrong))
        .map(([draft, value]) =>
          serialize(operation, plain, { ...draft, [place]: { ...draft[place], [parameter.name]: value } }),
        ),
    ];
  });
}

function invalidBodies(
  operation: ContractOperation,
  plain: DereferencedOperation,
  body: NonNullable<DereferencedOperation['body']>,
  valid: fc.Arbitrary<Draft>,
  known: KnownValues,
): fc.Arbitrary<GeneratedRequest>[] {
  const asText = (text: string, contentType: string) =>
    valid.map((draft): GeneratedRequest => {
      const { path, headers } = serialize(operation, plain, { ...draft, body: undefined });
      return { path, headers: { ...headers, 'content-type': contentType }, body: text };
    });
  const variants = [asText('<order/>', 'application/xml'), asText('', body.mediaType)];
  if (body.mediaType === JSON_TYPE) {
    variants.push(
      fc
        .constantFrom('{', '[]', '"text"', 'null', '{"a":}', '\u0000')
        .chain((text) => asText(text, JSON_TYPE)),
      fc
        .tuple(valid, invalidBody(body.schema, bodies(plain, body, known)))
        .map(([draft, broken]) => serialize(operation, plain, { ...draft, body: broken })),
    );
  } else {
    variants.push(
      valid.map((draft) =>
        serialize(operation, plain, { ...draft, body: { ...(draft.body as object), notInTheContract: '1' } }),
      ),
      valid.map((draft) => serialize(operation, plain, { ...draft, body: { notInTheContract: '1' } })),
    );
  }
  return variants;
}

function drafts(plain: DereferencedOperation, known: KnownValues): fc.Arbitrary<Draft> {
  const { parameters, body } = plain;
  const among = (place: DereferencedParameter['in']) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return fc.record(
      Object.fromEntries(here.map(({ name, schema }) => [name, parameterValue(name, schema, known)])),
      {
        requiredKeys: here.filter(({ required }) => required || place === 'path').map(({ name }) => name),
        noNullPrototype: true,
      },
    );
  };
  return fc.record({
    path: among('path'),
    query: among('query'),
    headers: among('header'),
    body: body ? bodies(plain, body, known) : fc.constant(undefined),
  });
}

function parameterValue(name: string, schema: Schema, known: KnownValues): fc.Arbitrary<string> {
  const drawn = validValue(schema).map(String);
  const knownValues = known[name];
  return knownValues ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...knownValues) }, drawn) : drawn;
}

/**
 * Generates bodies from the schema, the contract's examples, and examples with one field replaced by another valid
 * value.
 */
function bodies(
  { operationId }: DereferencedOperation,
  { schema, examples, mediaType }: NonNullable<DereferencedOperation['body']>,
  known: KnownValues,
) {
  const drawn = validValue(schema);
  if (mediaType === 'multipart/form-data') {
    return fc.record({ file: fc.constantFrom(UNKNOWN_COLUMN_FILE, ...(known[operationId] ?? [])) });
  }
  if (examples.length === 0) return drawn;
  const fields = Object.entries(schema.properties ?? {});
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.constantFrom(...fields))
    .chain(([example, [name, field]]) =>
      (known[name] ? fc.constantFrom<unknown>(...known[name]) : validValue(field)).map((value) => ({
        ...(example as object),
        [name]: value,
      })),
    );
  return fc
    .oneof(drawn, fc.constantFrom(...examples), { weight: 3, arbitrary: changed })
    .map((body) => withKnown(body, known));
}

/** Uses the sandbox's API key; the identity provider rejects every other key before it reads the other parameters. */
function withKnown(body: unknown, known: KnownValues): unknown {
  const fields = Object.entries(body as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'apiKey' ? (known.apiKey?.[0] ?? value) : value]),
  );
}

function invalidParameterValues({ in: place, schema }: DereferencedParameter): string[] {
  const types = [schema.type ?? 'string'].flat();
  const texts = types.includes('string') ? invalidTexts(schema) : ['no number', '1.5.2', 'x'];
  const bounds = types.includes('integer')
    ? [schema.minimum, schema.maximum].flatMap((bound, index) =>
        bound === undefined ? [] : [String(bound + (index === 0 ? -1 : 1))],
      )
    : [];
  // A header cannot contain these characters, and an empty path segment matches a different path.
  const isSendable = (text: string) =>
    place === 'header'
      ? /^[\x21-\x7e]+$/.test(text) && text.length < 1000
      : place === 'query' || /\S/.test(text);
  const isShort = (text: string) => text.length < 6000 || place === 'query';
  return [...texts, ...bounds].filter((text) => isSendable(text) && isShort(text));
}

function serialize(
  { path }: ContractOperation,
  { body }: DereferencedOperation,
  draft: Draft,
): GeneratedRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.path[name] ?? 'x'),
  );
  const query = new URLSearchParams(draft.query).toString();
  const request = { path: query === '' ? filled : `${filled}?${query}`, headers: draft.headers };
  if (draft.body === undefined || !body) return request;
  if (body.mediaType === JSON_TYPE) {
    const headers = { ...draft.headers, 'content-type': JSON_TYPE };
    return { path: request.path, headers, body: JSON.stringify(draft.body) };
  }
  const fields = Object.entries(draft.body as Record<string, unknown>).map(
    ([name, value]): [string, string] => [name, String(value)],
  );
  if (body.mediaType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of fields)
      form.append(name, name === 'file' ? new File([value], 'a.csv', { type: 'text/csv' }) : value);
    return { ...request, body: form };
  }
  return { ...request, body: new URLSearchParams(fields) };
}
