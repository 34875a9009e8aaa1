import fc from 'fast-check';
import type { ContractOperation } from '../contract/contract.ts';
import type { PlainOperation, PlainParameter, Schema } from '../contract/plain-document.ts';
import { brokenBody, wrongTexts } from './broken-value.ts';
import { validValue } from './valid-value.ts';

/** A request as it is sent. */
export interface DrawnRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams;
}

/** A request before it is written down. */
interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Values that there are, by the name of the parameter or field: they lead past the first look-up. */
export type Known = Readonly<Record<string, readonly string[]>>;

const JSON_TYPE = 'application/json';

/** No server takes longer addresses; the contract's bounds of the single parameters add up to more. */
const LONGEST_PATH = 12_000;
const isTaken = ({ path }: DrawnRequest) => path.length < LONGEST_PATH;

/** Requests that keep the contract. */
export function goodRequests(operation: ContractOperation, plain: PlainOperation, known: Known) {
  return drafts(plain, known)
    .map((draft) => written(operation, plain, draft))
    .filter(isTaken);
}

/** Requests that break the contract in one place, the rest of them good. */
export function badRequests(
  operation: ContractOperation,
  plain: PlainOperation,
  known: Known,
): fc.Arbitrary<DrawnRequest> {
  const good = drafts(plain, known);
  const ways: fc.Arbitrary<DrawnRequest>[] = [
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
  plain: PlainOperation,
  body: NonNullable<PlainOperation['body']>,
  good: fc.Arbitrary<Draft>,
  known: Known,
): fc.Arbitrary<DrawnRequest>[] {
  const asText = (text: string, contentType: string) =>
    good.map((draft): DrawnRequest => {
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
        .tuple(good, brokenBody(body.schema, bodies(body, known)))
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

function drafts({ parameters, body }: PlainOperation, known: Known): fc.Arbitrary<Draft> {
  const among = (place: PlainParameter['in']) => {
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
    body: body ? bodies(body, known) : fc.constant(undefined),
  });
}

function parameterValue(name: string, schema: Schema, known: Known): fc.Arbitrary<string> {
  const drawn = validValue(schema).map(String);
  const ours = known[name];
  return ours ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ours) }, drawn) : drawn;
}

/** Bodies from the schema alone; the contract's examples; and those with another good value in one field. */
function bodies({ schema, examples, mediaType }: NonNullable<PlainOperation['body']>, known: Known) {
  const drawn = validValue(schema);
  if (mediaType === 'multipart/form-data') return fc.constant({});
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

/** What a session needs is what the session has, or the provider refuses everything at its door. */
function withKnown(body: unknown, known: Known): unknown {
  const fields = Object.entries(body as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'apiKey' ? (known.apiKey?.[0] ?? value) : value]),
  );
}

function wrongParameterValues({ in: place, schema }: PlainParameter): string[] {
  const types = [schema.type ?? 'string'].flat();
  const texts = types.includes('string') ? wrongTexts(schema) : ['no number', '1.5.2', 'x'];
  const bounds = types.includes('integer')
    ? [schema.minimum, schema.maximum].flatMap((bound, index) =>
        bound === undefined ? [] : [String(bound + (index === 0 ? -1 : 1))],
      )
    : [];
  // A header cannot carry them; an empty part of a path is another path.
  const isSendable = (text: string) =>
    place === 'header'
      ? /^[\x21-\x7e]+$/.test(text) && text.length < 1000
      : place === 'query' || /\S/.test(text);
  const isShort = (text: string) => text.length < 6000 || place === 'query';
  return [...texts, ...bounds].filter((text) => isSendable(text) && isShort(text));
}

function written({ path }: ContractOperation, { body }: PlainOperation, draft: Draft): DrawnRequest {
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
    if (fields.length === 0)
      form.append('file', new File(['SKU*\r\nHF-1\r\n'], 'a.csv', { type: 'text/csv' }));
    for (const [name, value] of fields) form.append(name, value);
    return { ...request, body: form };
  }
  return { ...request, body: new URLSearchParams(fields) };
}
