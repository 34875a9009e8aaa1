import { follow } from '../contract.js';
import { el } from '../dom.js';
import { prose } from '../prose.js';

/** Renders nested levels when they are opened, because schemas may be recursive. */
/** @param {import('../contract.js').Json} document @param {import('../contract.js').Json} reference @returns {HTMLElement} */
export function schemaTree(document, reference) {
  const schema = follow(document, reference);
  const { properties, items } = schema;
  if (items)
    return el('div', {}, el('p', { class: 'muted' }, facts(document, schema)), schemaTree(document, items));
  if (!properties) return el('p', {}, el('code', {}, facts(document, schema)));
  const required = new Set(schema.required);
  return el(
    'ul',
    { class: 'schema' },
    Object.entries(properties).map(([name, property]) =>
      field(document, name, follow(document, property), required.has(name)),
    ),
  );
}

/** @param {import('../contract.js').Json} document @param {string} name @param {import('../contract.js').Json} property @param {boolean} isRequired */
function field(document, name, property, isRequired) {
  const inner = [property, ...(property.anyOf ?? []), ...(property.oneOf ?? [])]
    .map((choice) => follow(document, choice))
    .map((choice) => (choice.items ? follow(document, choice.items) : choice))
    .find((choice) => choice.properties);
  return el(
    'li',
    {},
    el(
      'p',
      {},
      el('code', { class: 'name' }, name),
      ' ',
      el('span', { class: 'muted' }, facts(document, property)),
      isRequired && el('span', { class: 'required' }, ' required'),
    ),
    property.description && el('p', { class: 'about' }, ...prose(property.description)),
    inner && folded(`Fields of ${name}`, () => schemaTree(document, inner)),
  );
}

/** @param {string} title @param {() => HTMLElement} content */
export function folded(title, content) {
  const details = el('details', {}, el('summary', {}, title));
  details.addEventListener(
    'toggle',
    () => {
      details.append(content());
    },
    { once: true },
  );
  return details;
}

/** Summarizes type and bounds. @param {import('../contract.js').Json} document @param {import('../contract.js').Json} schema @returns {string} */
export function facts(document, schema) {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return choices
      .map((/** @type {import('../contract.js').Json} */ one) => facts(document, follow(document, one)))
      .join(' or ');
  }
  const { items, format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const type = [schema.type ?? []].flat().join(' or ');
  const values = schema.enum?.map((/** @type {unknown} */ value) => JSON.stringify(value)).join(', ');
  return [
    items ? `list of ${facts(document, follow(document, items))}` : (values ?? type),
    format,
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    pattern && `pattern ${pattern}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** @param {number | undefined} least @param {number | undefined} most @param {string} unit */
function range(least, most, unit) {
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `from ${least}${unit}`;
  return least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`;
}
