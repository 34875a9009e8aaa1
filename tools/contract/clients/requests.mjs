// The requests of the collections for API clients: one for each operation of the contract, by tag.

/**
 * @typedef {object} ClientRequest
 * @property {string} operationId
 * @property {string} name
 * @property {string} description
 * @property {string} method
 * @property {string} path With variables: `/api/v1/suppliers/{{supplierId}}/items`.
 * @property {{ name: string, value: string, isUsed: boolean }[]} query
 * @property {{ name: string, value: string, isUsed: boolean }[]} headers
 * @property {Body | undefined} body
 * @property {Record<string, string>} stores Variables that the response sets, with the path of their value.
 */

/** @typedef {{ type: 'json', text: string } | { type: 'form', fields: Record<string, string> } | { type: 'file', field: string, path: string }} Body */

/** @typedef {{ name: string, requests: ClientRequest[] }} Group */

/** Variables with their values for the sandbox. The sign-in sets the tokens. */
export const variables = {
  baseUrl: 'http://127.0.0.1:4310',
  apiKey: '3_sandbox',
  email: 'dana@halberd.example',
  password: 'cellar-door-42',
  supplierId: 'SUP-1001',
  clientId: 'tidewater',
  clientSecret: 'tidal-cellar-42',
  loginToken: '',
  identityToken: '',
  accessToken: '',
};

/** Variables whose value an API client must not show. */
export const secrets = new Set(['password', 'clientSecret', 'loginToken', 'identityToken', 'accessToken']);

const tokenHeaders = {
  identityToken: { name: 'Authorization', value: 'Bearer {{identityToken}}' },
  accessTokenBearer: { name: 'Authorization', value: 'Bearer {{accessToken}}' },
  accessTokenHeader: { name: 'Access-Token', value: '{{accessToken}}' },
  serviceCredential: { name: 'Authorization', value: 'Basic {{clientId}}:{{clientSecret}}' },
};

/** Requests whose responses set variables. Their order is the order of the sign-in. */
const stores = {
  login: { loginToken: 'sessionInfo.cookieValue' },
  getJwt: { identityToken: 'id_token' },
  getAccessToken: { accessToken: 'token' },
};

/** Query parameters of lists that a first request uses. */
const usedParameters = new Set(['limit', 'offset']);

function resolver(document) {
  const resolve = (value) =>
    typeof value?.$ref === 'string'
      ? resolve(
          value.$ref
            .slice(2)
            .split('/')
            .reduce((at, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], document),
        )
      : value;
  return resolve;
}

function buildBody(operation, resolve) {
  const [mediaType, content] = Object.entries(resolve(operation.requestBody)?.content ?? {})[0] ?? [];
  const [example] = Object.values(content?.examples ?? {}).map((each) => resolve(each).value);
  if (mediaType === 'application/json') return { type: 'json', text: JSON.stringify(example, null, 2) };
  if (mediaType === 'application/x-www-form-urlencoded') {
    const own = {
      apiKey: '{{apiKey}}',
      loginID: '{{email}}',
      password: '{{password}}',
      login_token: '{{loginToken}}',
    };
    const fields = Object.entries(example).map(([name, value]) => [name, own[name] ?? String(value)]);
    return { type: 'form', fields: Object.fromEntries(fields) };
  }
  if (mediaType === 'multipart/form-data') {
    const kind = operation.operationId
      .replace('import', '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase();
    return { type: 'file', field: 'file', path: `files/${kind}.csv` };
  }
  return undefined;
}

function buildRequest(document, prefix, path, item, method, operation) {
  const resolve = resolver(document);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const inPlace = (place) => parameters.filter((parameter) => parameter.in === place);
  const getExample = ({ name, example, schema }) =>
    name === 'apiKey'
      ? '{{apiKey}}'
      : String(example ?? resolve(schema).default ?? resolve(schema).enum?.[0] ?? '');
  const pathValues = new Map(
    inPlace('path').map((parameter) => [
      parameter.name,
      parameter.name === 'supplierId' || parameter.example === variables.supplierId
        ? '{{supplierId}}'
        : encodeURIComponent(getExample(parameter)),
    ]),
  );
  const [scheme] = (operation.security ?? document.security ?? []).flatMap((each) => Object.keys(each));
  const body = buildBody(operation, resolve);
  return {
    operationId: operation.operationId,
    name: operation.summary,
    description: operation.description,
    method: method.toUpperCase(),
    path: prefix + path.replaceAll(/\{(\w+)\}/g, (_, name) => pathValues.get(name)),
    query: inPlace('query').map((parameter) => ({
      name: parameter.name,
      value: getExample(parameter),
      isUsed: parameter.required === true || usedParameters.has(parameter.name),
    })),
    headers: [
      ...(tokenHeaders[scheme] ? [{ ...tokenHeaders[scheme], isUsed: true }] : []),
      ...inPlace('header').map((parameter) => ({
        name: parameter.name,
        value: parameter.name === 'Idempotency-Key' ? '{{$guid}}' : getExample(parameter),
        isUsed: parameter.name === 'Idempotency-Key',
      })),
    ],
    body,
    stores: stores[operation.operationId] ?? {},
  };
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

const listRequests = (document, prefix = '') =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        tag: operation.tags[0],
        request: buildRequest(document, prefix, path, item, method, operation),
      })),
  );

/**
 * Groups the collections' requests: the sign-in first, then the documents' tags in their order, and the sign-out.
 *
 * @returns {Group[]}
 */
export function clientGroups({ portal, identity, embed }) {
  const all = [...listRequests(identity, '/identity'), ...listRequests(portal), ...listRequests(embed)];
  const signIn = Object.keys(stores).map(
    (id) => all.find(({ request }) => request.operationId === id).request,
  );
  const isSignOut = ({ request }) => request.operationId === 'logout';
  const others = all.filter((each) => !(each.request.operationId in stores) && !isSignOut(each));
  const tags = [...new Set(others.map(({ tag }) => tag))];
  return [
    { name: 'Sign in', requests: signIn },
    ...tags.map((name) => ({
      name,
      requests: others.filter(({ tag }) => tag === name).map(({ request }) => request),
    })),
    { name: 'Sign out', requests: all.filter(isSignOut).map(({ request }) => request) },
  ];
}

/** Formats the value of `field` in a request body, such as `details.poNumber` or `warehouses[].warehouseId`. */
function formatCell(body, { field = '', kind }) {
  const value = field
    .split('.')
    .reduce((at, part) => (part.endsWith('[]') ? at?.[part.slice(0, -2)]?.[0] : at?.[part]), body);
  if (kind === 'yesNo') return value === '1' || value === true ? 'Y' : 'N';
  // An order may name an item by its ID, but a file needs its SKU.
  if (value === undefined && field.endsWith('.sku')) return 'HF-1001';
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/**
 * Creates example files for the uploads, by path: the required columns, and one row from the request's first example.
 *
 * @returns {Map<string, string>}
 */
export function createUploadFiles(portal) {
  const resolve = resolver(portal);
  const imports = Object.values(portal.paths)
    .map(({ post }) => post)
    .filter((operation) => operation?.['x-import']);
  const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return new Map(
    imports.map((operation) => {
      const columns = operation['x-import'].columns.filter(({ required }) => required);
      const kind = operation.operationId.replace('import', 'create').replace(/s$/, '');
      const create = Object.values(portal.paths)
        .map(({ post }) => post)
        .find((post) => post?.operationId === kind);
      const [example] = Object.values(create.requestBody.content['application/json'].examples).map(
        (each) => resolve(each).value,
      );
      const rows = [
        columns.map(({ header }) => header),
        columns.map((column) => formatCell(example, column)),
      ];
      const text = rows.map((cells) => cells.map(quoted).join(',')).join('\n');
      return [buildBody(operation, resolve).path, `${text}\n`];
    }),
  );
}
