import { follow, listExamples } from '../contract.js';
import { el } from '../dom.js';
import { paragraphs, prose } from '../prose.js';
import { facts, folded, schemaTree } from './schema-tree.js';
import { tryForm } from './try-form.js';

/** @typedef {import('../contract.js').Json} Json */

/** Renders an operation's documentation and a form to send it. @param {import('../contract.js').Operation} entry */
export function operationView(entry) {
  const { document, prefix, path, method, operation, parameters } = entry;
  const body = follow(document, operation.requestBody);
  const permissions = operation['x-permission'] ?? [];
  const schemes = (operation.security ?? document.security ?? []).flatMap(Object.keys);
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, operation.summary),
    el('p', { class: 'call' }, el('span', { class: 'method' }, method), el('code', {}, prefix + path)),
    el('div', { class: 'lead' }, ...paragraphs(operation.description ?? '')),
    el(
      'dl',
      { class: 'facts card' },
      fact('Operation', operation.operationId),
      fact('Token', schemes.join(' or ') || 'none'),
      fact('Permission', permissions.join(' or ') || describeCaller(schemes)),
      operation['x-filter-fields'] && fact('Filter fields', operation['x-filter-fields'].join(', ')),
    ),
    el(
      'div',
      { class: 'halves' },
      el(
        'div',
        {},
        parameters.length > 0 &&
          section(
            'Parameters',
            el(
              'ul',
              { class: 'schema' },
              parameters.map((one) => parameter(document, one)),
            ),
          ),
        ...Object.entries(body.content ?? {}).map(([mediaType, media]) =>
          section(`Body · ${mediaType}`, schemaTree(document, media.schema), ...examples(document, media)),
        ),
        section(
          'Responses',
          ...Object.entries(operation.responses).map(([status, one]) =>
            response(document, status, follow(document, one)),
          ),
        ),
      ),
      tryForm(entry),
    ),
  );
}

/** Describes who may call an operation that requires no permissions. @param {string[]} schemes */
function describeCaller(schemes) {
  if (schemes.includes('serviceCredential')) return 'any service credential';
  return schemes.length > 0 ? 'any signed-in user' : 'none';
}

/** @param {string} name @param {string} value */
const fact = (name, value) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

/** @param {string} title @param {...HTMLElement} content */
const section = (title, ...content) => el('section', { class: 'part' }, el('h2', {}, title), ...content);

/** @param {Json} document @param {Json} one */
const parameter = (document, one) =>
  el(
    'li',
    {},
    el(
      'p',
      {},
      el('code', { class: 'name' }, one.name),
      ' ',
      el('span', { class: 'muted' }, `${one.in}, ${facts(document, follow(document, one.schema))}`),
      one.required && el('span', { class: 'required' }, ' required'),
    ),
    one.description && el('p', { class: 'about' }, ...prose(one.description)),
  );

/** @param {Json} document @param {Json} media */
const examples = (document, media) =>
  listExamples(document, media).map(([name, value]) =>
    folded(`Example ${name}`, () =>
      el('pre', { tabindex: 0, 'aria-label': `Example ${name}` }, JSON.stringify(value, null, 2)),
    ),
  );

/** @param {Json} document @param {string} status @param {Json} one */
function response(document, status, { description, headers = {}, content = {} }) {
  const tone = status >= '500' ? 'bad' : status >= '400' ? 'warn' : 'ok';
  return el(
    'div',
    { class: 'response' },
    el('p', {}, el('span', { class: `status ${tone}` }, status), ' ', ...prose(description ?? '')),
    ...Object.entries(headers).map(([name, header]) =>
      el('p', { class: 'muted' }, `${name}: `, ...prose(follow(document, header).description ?? '')),
    ),
    ...Object.entries(content).flatMap(([mediaType, media]) => [
      folded(`Fields · ${status} · ${mediaType}`, () => schemaTree(document, media.schema)),
      ...examples(document, media),
    ]),
  );
}
