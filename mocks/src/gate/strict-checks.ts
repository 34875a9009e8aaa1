import type { ContractOperation } from '../contract/contract.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import type { PrismInput } from './prism-input.ts';
import type { Violation } from './violations.ts';

/**
 * Finds violations that Prism does not detect: Prism ignores undocumented query parameters and form fields, matches
 * names case-insensitively, and treats a parameter without a value as absent.
 */
export async function strictViolations(
  { prism }: ContractOperation,
  input: PrismInput,
  request: RawRequest,
): Promise<Violation[]> {
  const parameters = new Set(prism.request?.query?.map(({ name }) => name));
  const unknownParameters = Object.keys(input.url.query).filter((name) => !parameters.has(name));
  const empty = (prism.request?.query ?? []).filter(
    (parameter) => input.url.query[parameter.name] === '' && !allowsEmpty(parameter),
  );
  return [
    ...empty.map(({ name }) => emptyParameter(name)),
    ...unknownParameters.map((name) => undocumentedField('query', name)),
    ...(await unknownFields(prism, request)).map((name) => undocumentedField('body', name)),
  ];
}

type QueryParameter = NonNullable<NonNullable<ContractOperation['prism']['request']>['query']>[number];

function allowsEmpty({ schema = {} }: QueryParameter): boolean {
  const { type, enum: choices, minLength = 0, pattern = '' } = schema;
  if (choices) return choices.includes('');
  return type === 'string' && minLength === 0 && new RegExp(pattern, 'u').test('');
}

async function unknownFields(prism: ContractOperation['prism'], request: RawRequest): Promise<string[]> {
  const contentType = request.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data';
  const schema = prism.request?.body?.contents?.find((content) => content.mediaType === mediaType)?.schema;
  if (!isForm || schema?.additionalProperties !== false || request.body.length === 0) return [];
  const form = await new Response(new Uint8Array(request.body), {
    headers: { 'content-type': contentType },
  }).formData();
  return [...new Set(form.keys())].filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
}

const emptyParameter = (name: string): Violation => ({
  side: 'request',
  location: 'query',
  fieldPath: name,
  code: 'empty',
  message: `The query parameter ${name} must not be empty`,
});

function undocumentedField(location: 'query' | 'body', name: string): Violation {
  const kind = location === 'query' ? 'query parameter' : 'form field';
  return {
    side: 'request',
    location,
    fieldPath: name,
    code: 'undocumented',
    message: `The contract has no ${kind} ${name}`,
  };
}
