/**
 * @typedef {{ name: string, label: string, type: 'number' | 'text', value: string, min?: number, max?: number, unit?: string, isOptional?: boolean }} Input
 * @typedef {{ name: string, label: string, isJson: true, value: string, isOptional?: boolean }} JsonInput a field with any JSON value
 * @typedef {{ name: string, label: string, choices: readonly { value: string, label: string }[] }} Choice
 * @typedef {Input | JsonInput | Choice} Setting a field of the rule with its label and default value
 * @typedef {{ kind: string, group: string, label: string, settings: readonly Setting[] }} FaultKind
 */

const LONGEST_MS = 600_000;

/** @type {Choice} */
const moment = {
  name: 'when',
  label: 'When',
  choices: [
    { value: 'before', label: 'before the request is handled' },
    { value: 'after', label: 'after changes are stored' },
  ],
};

/** @type {Input} */
const fieldOfResponse = { name: 'field', label: 'Field of the response', type: 'text', value: 'meta.total' };

/** @param {string} value @returns {Input} */
const header = (value) => ({ name: 'header', label: 'Header', type: 'text', value });

/** @param {string} name @param {string} label @param {string} value @returns {Input} */
const milliseconds = (name, label, value) => ({
  name,
  label,
  type: 'number',
  value,
  min: 1,
  max: LONGEST_MS,
  unit: 'ms',
});

/** @param {string} value @param {number} min @param {number} max @returns {Input} */
const status = (value, min = 200, max = 599) => ({
  name: 'status',
  label: 'Status',
  type: 'number',
  value,
  min,
  max,
});

/** @param {string} name @param {string} label @param {string} value @param {number} min @returns {Input} */
const bytes = (name, label, value, min) => ({ name, label, type: 'number', value, min, unit: 'bytes' });

/** @type {Omit<JsonInput, 'value' | 'name' | 'label'> & { value: '' }} */
const optionalJson = { isJson: true, value: '', isOptional: true };

/** All kinds of faults with their settings, in the order of the form. @type {readonly FaultKind[]} */
export const faultKinds = [
  {
    kind: 'status',
    group: 'Failed response',
    label: 'Status',
    settings: [
      status('503'),
      moment,
      { name: 'example', label: 'Example of the contract', type: 'text', value: '', isOptional: true },
      { name: 'body', label: 'Body, JSON', ...optionalJson },
      { name: 'headers', label: 'Headers, JSON', ...optionalJson },
    ],
  },
  { kind: 'html', group: 'Failed response', label: 'Gateway HTML page', settings: [status('502')] },
  {
    kind: 'redirect',
    group: 'Failed response',
    label: 'Redirect',
    settings: [
      { name: 'location', label: 'Location', type: 'text', value: 'https://elsewhere.example/' },
      status('302', 300, 399),
    ],
  },
  { kind: 'reset', group: 'Failed response', label: 'Connection reset', settings: [moment] },
  {
    kind: 'identity',
    group: 'Failed response',
    label: 'Identity provider error',
    settings: [
      { name: 'errorCode', label: 'Error code', type: 'number', value: '403041', min: 1, max: 999_999 },
      { name: 'fields', label: 'Further fields, JSON', ...optionalJson },
    ],
  },
  {
    kind: 'delay',
    group: 'Slow response',
    label: 'Latency',
    settings: [milliseconds('delayMs', 'Milliseconds', '3000')],
  },
  {
    kind: 'stall',
    group: 'Slow response',
    label: 'Stalled body',
    settings: [
      bytes('afterBytes', 'Bytes before the pause', '100', 0),
      milliseconds('stallMs', 'Pause in ms', '5000'),
    ],
  },
  {
    kind: 'drip',
    group: 'Slow response',
    label: 'Dripping body',
    settings: [bytes('bytes', 'Bytes per piece', '512', 1), milliseconds('everyMs', 'Pause in ms', '100')],
  },
  {
    kind: 'setField',
    group: 'Altered response',
    label: 'Other value of a field',
    settings: [fieldOfResponse, { name: 'value', label: 'Value, JSON', isJson: true, value: '9999' }],
  },
  {
    kind: 'removeField',
    group: 'Altered response',
    label: 'Missing field',
    settings: [{ ...fieldOfResponse, value: 'data[*].description' }],
  },
  {
    kind: 'retypeField',
    group: 'Altered response',
    label: 'Other type of a field',
    settings: [
      fieldOfResponse,
      {
        name: 'type',
        label: 'Type',
        choices: ['string', 'number', 'boolean', 'null', 'array', 'object'].map((value) => ({
          value,
          label: value,
        })),
      },
    ],
  },
  {
    kind: 'setHeader',
    group: 'Altered response',
    label: 'Other value of a header',
    settings: [header('etag'), { name: 'value', label: 'Header value', type: 'text', value: '"99"' }],
  },
  { kind: 'dropHeader', group: 'Altered response', label: 'Missing header', settings: [header('etag')] },
  {
    kind: 'contentType',
    group: 'Altered response',
    label: 'Wrong media type',
    settings: [{ name: 'contentType', label: 'Media type', type: 'text', value: 'text/plain' }],
  },
  {
    kind: 'truncate',
    group: 'Broken body',
    label: 'Truncated body',
    settings: [bytes('afterBytes', 'Bytes received', '100', 0)],
  },
  { kind: 'malformedJson', group: 'Broken body', label: 'Malformed JSON', settings: [] },
  { kind: 'emptyBody', group: 'Broken body', label: 'Empty body', settings: [] },
];
