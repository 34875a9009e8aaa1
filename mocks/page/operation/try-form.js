import { follow, listExamples } from '../contract.js';
import { button, el, field } from '../dom.js';
import { formatJson } from '../prose.js';
import { discardTokens, fetchTokens } from './session.js';

/** @typedef {import('../contract.js').Json} Json @typedef {import('../contract.js').Operation} Operation */

/** Default values from the seed data, by parameter. @type {Record<string, string>} */
const defaultValues = {
  supplierId: 'SUP-1001',
  itemId: 'ITM-1001',
  countryCode: 'USA',
  apiKey: '3_sandbox',
};

/** @type {{ users: { email: string, role: string }[], password: string, serviceCredential: { clientId: string, secret: string } }} */
const { users, password, serviceCredential } = await (await fetch('/__sandbox/users')).json();
const { scenarios } = await (await fetch('/__sandbox/scenario')).json();

/** The selected user, kept when another operation is opened. */
const kept = { user: 'root@portal.example' };

/** Creates a form that sends the operation to this sandbox and shows the response. @param {Operation} entry */
export function tryForm({ document, prefix, path, method, operation, parameters }) {
  const schemes = (operation.security ?? document.security ?? []).flatMap(Object.keys);
  const isServerOnly = schemes.includes('serviceCredential');
  const user = el(
    'select',
    {
      onchange: () => {
        kept.user = user.value;
      },
    },
    users.map(({ email, role }) =>
      el('option', { value: email, selected: email === kept.user }, `${email} · ${role}`),
    ),
  );
  const inputs = parameters.map((parameter) => ({
    parameter,
    input: createParameterInput(document, parameter, path),
  }));
  const scenario = el(
    'select',
    {},
    el('option', { value: '' }, 'the active scenario'),
    ['none', ...scenarios.map((/** @type {{ name: string }} */ { name }) => name)].map((name) =>
      el('option', { value: name }, name),
    ),
  );
  const responseSource = el(
    'select',
    {},
    el('option', { value: '' }, 'from the sandbox'),
    Object.entries(operation.responses).flatMap(([status, response]) =>
      exampleOptions(document, status, follow(document, response)),
    ),
  );
  const body = bodyField(document, follow(document, operation.requestBody));
  const result = el('div', { class: 'result', 'aria-live': 'polite' });

  async function request() {
    const query = new URLSearchParams();
    /** @type {Record<string, string>} */
    const headers = {};
    let url = prefix + path;
    for (const { parameter, input } of inputs) {
      if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value === '') continue;
      else if (parameter.in === 'query') query.set(parameter.name, input.value);
      else headers[parameter.name] = input.value;
    }
    if (scenario.value !== '') headers['Sandbox-Scenario'] = scenario.value;
    if (responseSource.value !== '') headers.Prefer = responseSource.value;
    if (isServerOnly) {
      const { clientId, secret } = serviceCredential;
      headers.Authorization = `Basic ${btoa(`${clientId}:${secret}`)}`;
    } else if (schemes.length > 0) {
      const tokens = await fetchTokens(user.value, password);
      if (schemes.includes('accessTokenHeader')) headers['Access-Token'] = tokens.access;
      else
        headers.Authorization = `Bearer ${schemes.includes('identityToken') ? tokens.identity : tokens.access}`;
    }
    const { content, type } = body?.read() ?? {};
    if (type) headers['Content-Type'] = type;
    const search = query.toString();
    return {
      url: url + (search && `?${search}`),
      init: { method, headers, ...(content === undefined ? {} : { body: content }) },
    };
  }

  async function send() {
    result.replaceChildren(el('p', { class: 'muted' }, 'Sending …'));
    try {
      const { url, init } = await request();
      const sentAt = performance.now();
      // Pages cannot read the target of a redirect.
      const response = await fetch(url, { ...init, redirect: 'manual' });
      const bytes = await response.arrayBuffer();
      if (response.status === 401) discardTokens(user.value);
      result.replaceChildren(
        ...responseView(response, bytes, performance.now() - sentAt),
        ...formatCurlCommand(url, init),
      );
    } catch (error) {
      result.replaceChildren(
        el('p', { class: 'required' }, `No response: ${error instanceof Error ? error.message : error}`),
      );
    }
  }

  return el(
    'form',
    {
      class: 'card stack try',
      'aria-labelledby': 'try-title',
      onsubmit: (event) => {
        event.preventDefault();
        send();
      },
    },
    el('h2', { id: 'try-title' }, 'Try it'),
    schemes.length > 0 && !isServerOnly && field('User', user),
    isServerOnly &&
      el(
        'p',
        { class: 'muted' },
        `Sent with the service credential ${serviceCredential.clientId}. The sandbox refuses browsers: run the curl command of the result in a terminal.`,
      ),
    ...inputs.map(({ parameter, input }) =>
      field(`${parameter.name}${parameter.required ? ' *' : ''}`, input),
    ),
    body?.element,
    field('Scenario', scenario),
    field('Response', responseSource),
    el('div', { class: 'row' }, el('button', { class: 'primary' }, 'Send')),
    result,
  );
}

/**
 * Creates options for a status's documented responses, as values of the `Prefer` header.
 *
 * @param {Json} document
 * @param {string} status
 * @param {Json} response
 */
function exampleOptions(document, status, { content = {} }) {
  const names = Object.values(content).flatMap((media) =>
    listExamples(document, media).map(([name]) => name),
  );
  return names.length === 0
    ? [el('option', { value: `code=${status}` }, `${status} from the contract`)]
    : names.map((name) =>
        el('option', { value: `code=${status}, example=${name}` }, `${status} from the contract, ${name}`),
      );
}

/** @param {Json} document @param {Json} parameter @param {string} path @returns {HTMLInputElement | HTMLSelectElement} */
function createParameterInput(document, { name, in: place, schema, required, example }, path) {
  const { enum: values, type, maxLength } = follow(document, schema);
  if (values) {
    return el(
      'select',
      {},
      !required && el('option', { value: '' }, '—'),
      values.map((/** @type {string} */ value) =>
        el('option', { value, selected: value === defaultValues[name] }, String(value)),
      ),
    );
  }
  const id = path.includes('warehouses') ? 'WH-NJ-01' : path.includes('customers') ? 'CUS-10021' : 'SUP-1001';
  const value =
    defaultValues[name] ?? (place === 'path' && name === 'id' ? id : required ? (example ?? '') : '');
  return el('input', {
    type: type === 'integer' ? 'number' : 'text',
    value,
    required: Boolean(required),
    maxlength: maxLength,
    autocomplete: 'off',
  });
}

/** @param {Json} document @param {Json} declared @returns {{ element: HTMLElement, read: () => { content: BodyInit, type?: string } } | undefined} */
function bodyField(document, declared) {
  const [first] = Object.entries(declared.content ?? {});
  if (!first) return undefined;
  const [mediaType, media] = first;
  if (mediaType === 'multipart/form-data') {
    const input = el('input', { type: 'file', accept: '.csv,.xlsx' });
    return {
      element: field('File *', input),
      read() {
        const form = new FormData();
        for (const file of input.files ?? []) form.append('file', file);
        return { content: form };
      },
    };
  }
  const isJson = mediaType === 'application/json';
  const examples = listExamples(document, media);
  const serialize = (/** @type {unknown} */ value) =>
    isJson ? JSON.stringify(value, null, 2) : formText(value);
  const text = el('textarea', { rows: 12, spellcheck: 'false' });
  text.value = serialize(examples[0]?.[1] ?? {});
  const buttons = examples.map(([name, value]) =>
    button(
      name,
      () => {
        text.value = serialize(value);
      },
      { class: 'small', 'aria-label': `Example ${name}` },
    ),
  );
  const label = isJson ? 'Body' : 'Fields, one per line';
  return {
    element: el('div', { class: 'stack' }, field(label, text), el('div', { class: 'row' }, buttons)),
    read: () =>
      isJson
        ? { content: text.value, type: mediaType }
        : {
            content: new URLSearchParams(
              text.value
                .split('\n')
                .filter(Boolean)
                .map((line) => pair(line)),
            ),
          },
  };
}

/** @param {unknown} value */
const formText = (value) =>
  Object.entries(/** @type {Json} */ (value))
    .map(([name, entry]) => `${name}=${name === 'apiKey' ? defaultValues.apiKey : entry}`)
    .join('\n');

/** @param {string} line @returns {[string, string]} */
function pair(line) {
  const at = line.indexOf('=');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

/** @param {Response} response @param {ArrayBuffer} bytes @param {number} ms */
function responseView(response, bytes, ms) {
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  const tone = status >= 500 || status === 0 ? 'bad' : status >= 400 ? 'warn' : 'ok';
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const text = decodeText(type, bytes);
  const blob = text === undefined ? URL.createObjectURL(new Blob([bytes], { type })) : undefined;
  return [
    el(
      'p',
      {},
      el(
        'span',
        { class: `status ${tone}` },
        response.type === 'opaqueredirect' ? 'redirect' : String(status),
      ),
      el('span', { class: 'muted' }, ` ${Math.round(ms)} ms, ${bytes.byteLength} bytes`),
    ),
    headers !== '' && el('pre', { tabindex: 0, 'aria-label': 'Response headers' }, headers),
    text !== undefined && text !== '' && el('pre', { tabindex: 0, 'aria-label': 'Response body' }, text),
    blob && el('a', { href: blob, download: fileName(response), class: 'button' }, 'Save file'),
  ].filter((part) => part instanceof Node);
}

/** @param {string} type @param {ArrayBuffer} bytes @returns {string | undefined} `undefined` for a binary file */
function decodeText(type, bytes) {
  if (!/json|^text\/|^$/.test(type)) return undefined;
  return formatJson(new TextDecoder().decode(bytes));
}

/** @param {Response} response */
const fileName = ({ headers }) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/**
 * Formats the request as a curl command.
 *
 * @param {string} path
 * @param {{ method: string, headers: Record<string, string>, body?: BodyInit }} init
 */
function formatCurlCommand(path, { method, headers, body }) {
  const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
  const data =
    body instanceof FormData
      ? ["-F 'file=@FILE'"]
      : body === undefined
        ? []
        : [`--data ${quote(String(body))}`];
  const lines = [
    `curl -X ${method} ${quote(location.origin + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...data,
  ];
  return [
    el(
      'details',
      {},
      el('summary', {}, 'curl command'),
      el('pre', { tabindex: 0, 'aria-label': 'curl command' }, lines.join(' \\\n  ')),
    ),
  ];
}
