import type { ContractOperation } from '../contract/contract.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import type { PrismInput } from './prism-input.ts';
import type { Violation } from './violations.ts';

/**
 * Names that the contract does not know. Prism overlooks them: it reads only the query parameters and form fields that are documented,
 * and those in any case.
 */
export async function undocumentedNames(
  { prism }: ContractOperation,
  input: PrismInput,
  request: RawRequest,
): Promise<Violation[]> {
  const parameters = new Set(prism.request?.query?.map(({ name }) => name));
  const unknownParameters = Object.keys(input.url.query).filter((name) => !parameters.has(name));
  return [
    ...unknownParameters.map((name) => undocumented('query', name)),
    ...(await unknownFields(prism, request)).map((name) => undocumented('body', name)),
  ];
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

function undocumented(location: 'query' | 'body', name: string): Violation {
  const kind = location === 'query' ? 'query parameter' : 'form field';
  return {
    side: 'request',
    location,
    fieldPath: name,
    code: 'undocumented',
    message: `The contract knows no ${kind} ${name}`,
  };
}
