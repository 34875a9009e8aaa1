import fc from 'fast-check';
import type { ContractOperation } from '../contract/contract.ts';
import type {
  DereferencedOperation,
  DereferencedParameter,
  Schema,
} from '../contract/dereferenced-document.ts';
import { brokenBody, wrongTexts } from './invalid-values.ts';
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
 * Existing values by parameter or field name, so that generated requests get past the first lookup. The `operationId` of an
 * upload maps to file contents.
 */
export type Known = Readonly<Record<string, readonly string[]>>;

const JSON_TYPE = 'application/json';
const NO_SUCH_COLUMN = 'no such column\r\n1\r\n';

/** Servers reject longer URLs, although the contract's bounds of all parameters together allow them. */
const LONGEST_PATH = 12_000;
const isTaken = ({ path }: GeneratedRequest) => path.length < LONGEST_PATH;

/** Requests that conform to the contract. */
export function goodRequests(operation: ContractOperation, plain: DereferencedOperation, known: Known) {
  return drafts(plain, known)
    .map((draft) => written(operation, plain, draft))
    .filter(isTaken);
}

/** Requests with exactly one contract violation. */
export function badRequests(
  operation: ContractOperation,
  plain: DereferencedOperation,
  known: Known,
): fc.Arbitrary<GeneratedRequest> {
  const good = drafts(plain, known);
  const ways: fc.Arbitrary<GeneratedRequest>[] = [
    good.map((draft) =>
      written(operation, plain, { ...draft, query: { ...draft.query, notInTheContract: '1' } }),
    ),
    ...plain.parameters.flatMap((parameter) => {
      const wrong = wrongParameterValues(parameter);
      if (wrong.length === 0) return [];
      const place = ({ query: 'query', path: 'path', header: 'headers' } as const)[parameter.in];
      return [
        fc
          .tuple(good, fc.constantFrom(...wrong))
          .map(([draft, value]) =>
            written(operation, plain, { ...draft, [place]: { ...draft[place], [parameter.name]: value } }),
          ),
      ];
    }),
  ];
  if (plain.body) ways.push(...badBodies(operation, plain, plain.body, good, known));
  return fc.oneof(...ways).filter(isTaken);
}

function badBodies(
  operation: ContractOperation,
  plain: DereferencedOperation,
  body: NonNullable<DereferencedOperation['body']>,
  good: fc.Arbitrary<Draft>,
  known: Known,
): fc.Arbitrary<GeneratedRequest>[] {
  const asText = (text: string, contentType: string) =>
    good.map((draft): GeneratedRequest => {
      const { path, headers } = written(operation, plain, { ...draft, body: undefined });
      return { path, headers: { ...headers, 'content-type': contentType }, body: text };
    });
  const ways = [asText('<order/>', 'application/xml'), asText('', body.mediaType)];
  if (body.mediaType === JSON_TYPE) {
    ways.push(
      fc
        .constantFrom('{', '[]', '"text"', 'null', '{"a":}', '\u0000')
        .chain((text) => asText(text, JSON_TYPE)),
      fc
        .tuple(good, brokenBody(body.schema, bodies(plain, body, known)))
        .map(([draft, broken]) => written(operation, plain, { ...draft, body: broken })),
    );
  } else {
    ways.push(
      good.map((draft) =>
        written(operation, plain, { ...draft, body: { ...(draft.body as object), notInTheContract: '1' } }),
      ),
      good.map((draft) => written(operation, plain, { ...draft, body: { notInTheContract: '1' } })),
    );
  }
  return ways;
}

function drafts(plain: DereferencedOperation, known: Known): fc.Arbitrary<Draft> {
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

function parameterValue(name: string, schema: Schema, known: Known): fc.Arbitrary<string> {
  const drawn = validValue(schema).map(String);
  const ours = known[name];
  return ours ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ours) }, drawn) : drawn;
}

/** Bodies generated from the schema, the contract's examples, and examples with one field replaced by another valid value. */
function bodies(
  { operationId }: DereferencedOperation,
  { schema, examples, mediaType }: NonNullable<DereferencedOperation['body']>,
  known: Known,
) {
  const drawn = validValue(schema);
  if (mediaType === 'multipart/form-data') {
    return fc.record({ file: fc.constantFrom(NO_SUCH_COLUMN, ...(known[operationId] ?? [])) });
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

/** Uses the sandbox's API key; the identity provider rejects every other key before it reads the rest. */
function withKnown(body: unknown, known: Known): unknown {
  const fields = Object.entries(body as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'apiKey' ? (known.apiKey?.[0] ?? value) : value]),
  );
}

function wrongParameterValues({ in: place, schema }: DereferencedParameter): string[] {
  const types = [schema.type ?? 'string'].flat();
  const texts = types.includes('string') ? wrongTexts(schema) : ['no number', '1.5.2', 'x'];
  const bounds = types.includes('integer')
    ? [schema.minimum, schema.maximum].flatMap((bound, index) =>
        bound === undefined ? [] : [String(bound + (index === 0 ? -1 : 1))],
      )
    : [];
  // A header cannot carry these characters, and an empty path segment matches a different path.
  const isSendable = (text: string) =>
    place === 'header'
      ? /^[\x21-\x7e]+$/.test(text) && text.length < 1000
      : place === 'query' || /\S/.test(text);
  const isShort = (text: string) => text.length < 6000 || place === 'query';
  return [...texts, ...bounds].filter((text) => isSendable(text) && isShort(text));
}

function written(
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
