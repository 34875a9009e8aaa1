import {
  buildContract,
  type Contract,
  type ContractDocument,
  type ContractOperation,
  type DocumentName,
  declaredOperation,
  type PrismOperation,
} from '@portal-kit/contract/operation';
import embed from '../../../openapi/bundled/embed.json' with { type: 'json' };
import identity from '../../../openapi/bundled/identity.json' with { type: 'json' };
import portal from '../../../openapi/bundled/portal.json' with { type: 'json' };

type Json = { readonly [name: string]: unknown };

const DOCUMENTS: Readonly<Record<DocumentName, unknown>> = { portal, identity, embed };
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

let loaded: Contract | undefined;

/** Returns the bundled contract without Prism: operations with their parameters, body schemas and examples. */
export function embeddedContract(): Contract {
  loaded ??= buildContract(
    (Object.keys(DOCUMENTS) as DocumentName[]).flatMap((name) =>
      listOperations(name, DOCUMENTS[name] as Json),
    ),
  );
  return loaded;
}

function listOperations(name: DocumentName, document: Json): ContractOperation[] {
  return Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => {
        const declared = declaredOperation(name, document as unknown as ContractDocument, method, path);
        const described = describe(document, item, operation as Json);
        return {
          ...declared,
          prism: { ...described, method, path: declared.path } as unknown as PrismOperation,
        };
      }),
  );
}

/** Builds the parts of Prism's description that the gate and the fault layer read. */
function describe(document: Json, item: Json, operation: Json) {
  const resolve = (value: unknown) => resolveReference(document, value) as Json;
  const parameters = [item.parameters ?? [], operation.parameters ?? []].flat().map(resolve);
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const body = operation.requestBody === undefined ? undefined : resolve(operation.requestBody);
  return {
    request: {
      path: inPlace('path'),
      query: inPlace('query'),
      headers: inPlace('header'),
      ...(body ? { body: { required: body.required === true, contents: listContents(document, body) } } : {}),
    },
    responses: Object.entries(operation.responses as Json).map(([code, response]) => ({
      code,
      contents: listContents(document, resolve(response)),
    })),
  };
}

function listContents(document: Json, { content = {} }: Json) {
  return Object.entries(content as Record<string, Json>).map(([mediaType, { schema, examples = {} }]) => ({
    mediaType,
    schema,
    examples: Object.entries(examples as Json).map(([key, example]) => ({
      key,
      value: (resolveReference(document, example) as Json).value,
    })),
  }));
}

/** Follows the reference of an object, if it has one. References inside of the object stay. */
export function resolveReference(document: unknown, value: unknown): unknown {
  const reference = (value as { $ref?: unknown } | null)?.$ref;
  if (typeof reference !== 'string') return value;
  const target = reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (at as Json)[part], document);
  return resolveReference(document, target);
}
