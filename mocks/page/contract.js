/**
 * @typedef {Record<string, any>} Json
 * @typedef {{ document: Json, prefix: string, path: string, method: string, operation: Json, parameters: Json[] }} Operation
 *   `prefix`: path prefix under which the sandbox serves the document
 */

const sources = [
  { name: 'portal', prefix: '' },
  { name: 'identity', prefix: '/identity' },
  { name: 'embed', prefix: '' },
];

/** Loads all documents of the contract. @returns {Promise<{ document: Json, operations: Operation[] }[]>} */
export const loadContract = () =>
  Promise.all(
    sources.map(async ({ name, prefix }) => {
      const document = await (await fetch(`/__sandbox/contract/${name}`)).json();
      return { document, operations: listOperations(document, prefix) };
    }),
  );

/** @param {Json} document @param {string} prefix @returns {Operation[]} */
function listOperations(document, prefix) {
  return Object.entries(document.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({
        document,
        prefix,
        path,
        method: method.toUpperCase(),
        operation,
        parameters: [...parameters, ...(operation.parameters ?? [])].map((one) => follow(document, one)),
      })),
  );
}

/** Resolves a reference and merges its sibling properties. @param {Json} document @param {Json | undefined} value @returns {Json} */
export function follow(document, value) {
  if (!value?.$ref) return value ?? {};
  const { $ref, ...beside } = value;
  const target = $ref
    .slice(2)
    .split('/')
    .map((/** @type {string} */ part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((/** @type {Json} */ found, /** @type {string} */ part) => found[part], document);
  return { ...follow(document, target), ...beside };
}

/**
 * Lists a body's named examples.
 *
 * @param {Json} document
 * @param {Json} media
 * @returns {[name: string, value: unknown][]}
 */
export const listExamples = (document, media) =>
  Object.entries(media.examples ?? {}).map(([name, example]) => [name, follow(document, example).value]);
