import type { ContractOperation } from '@portal-kit/contract/contract';
import type { Violation } from '@portal-kit/contract/violation';
import type { PrismInput } from './prism-input.ts';

/**
 * Finds violations that Prism does not detect: Prism ignores undocumented query parameters and form fields, matches
 * names case-insensitively, and treats a parameter without a value as absent.
 */
export function findStrictViolations(
  { prism }: ContractOperation,
  input: PrismInput,
  form: FormData | undefined,
): Violation[] {
  const parameters = new Set(prism.request?.query?.map(({ name }) => name));
  const unknownParameters = Object.keys(input.url.query).filter((name) => !parameters.has(name));
  const empty = (prism.request?.query ?? []).filter(
    (parameter) => input.url.query[parameter.name] === '' && !allowsEmpty(parameter),
  );
  return [
    ...empty.map(({ name }) => emptyParameter(name)),
    ...unknownParameters.map((name) => undocumentedField('query', name)),
    ...unknownFields(prism, input, form).map((name) => undocumentedField('body', name)),
  ];
}

type QueryParameter = NonNullable<NonNullable<ContractOperation['prism']['request']>['query']>[number];

function allowsEmpty({ schema = {} }: QueryParameter): boolean {
  const { type, enum: choices, minLength = 0, pattern = '' } = schema;
  if (choices) return choices.includes('');
  return type === 'string' && minLength === 0 && new RegExp(pattern, 'u').test('');
}

function unknownFields(
  prism: ContractOperation['prism'],
  { headers }: PrismInput,
  form: FormData | undefined,
): string[] {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const schema = prism.request?.body?.contents?.find((content) => content.mediaType === mediaType)?.schema;
  if (!form || schema?.additionalProperties !== false) return [];
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
