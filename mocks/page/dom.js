/**
 * @typedef {Node | string | false | null | undefined} Child
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>} Attributes
 */

/**
 * Creates an element with attributes, listeners (`onclick`) and children. Strings become text nodes.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  for (const child of children.flat()) if (child || child === '') element.append(child);
  return element;
}

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {Kind}
 */
export function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`The page has no element ${selector}`);
  return /** @type {Kind} */ (found);
}

/**
 * Creates a labeled control.
 *
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
export const field = (label, control, hint) =>
  el('label', { class: 'field' }, el('span', {}, label), control, hint && el('small', {}, hint));

/**
 * Creates a field for JSON or other long text.
 *
 * @param {string} field path of the field in the document that is sent
 * @param {string} value
 * @param {Attributes} [attributes]
 */
export function textArea(field, value, attributes = {}) {
  const area = el('textarea', {
    'data-field': field,
    rows: 3,
    spellcheck: 'false',
    class: 'mono',
    ...attributes,
  });
  area.value = value;
  return area;
}

/**
 * Creates a collapsed group for rarely needed fields.
 *
 * @param {string} title
 * @param {...(Child | readonly Child[])} children
 */
export const disclosure = (title, ...children) =>
  el('details', {}, el('summary', {}, title), el('div', { class: 'stack' }, ...children));

/**
 * @param {string} label
 * @param {() => void} onPress
 * @param {Attributes} [attributes]
 */
export const button = (label, onPress, attributes = {}) =>
  el('button', { type: 'button', onclick: onPress, ...attributes }, label);

/**
 * @param {string} title
 * @param {string} text
 */
export const empty = (title, text) =>
  el('div', { class: 'empty' }, el('p', { class: 'empty-title' }, title), el('p', {}, text));
