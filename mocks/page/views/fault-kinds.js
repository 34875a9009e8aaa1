/**
 * @typedef {{ name: string, label: string, type: 'number' | 'text', value: string, min?: number, max?: number, unit?: string }} Input
 * @typedef {{ name: string, label: string, choices: readonly { value: string, label: string }[] }} Choice
 * @typedef {Input | Choice} Setting a field of the rule with its label and default value
 * @typedef {{ kind: string, label: string, settings: readonly Setting[] }} FaultKind
 */

/** @type {Choice} */
const moment = {
  name: 'when',
  label: 'When',
  choices: [
    { value: 'before', label: 'before the request is handled' },
    { value: 'after', label: 'after changes are stored' },
  ],
};

/** All kinds of faults with their settings. @type {readonly FaultKind[]} */
export const faultKinds = [
  {
    kind: 'status',
    label: 'Status',
    settings: [{ name: 'status', label: 'Status', type: 'number', value: '503', min: 200, max: 599 }, moment],
  },
  {
    kind: 'delay',
    label: 'Latency',
    settings: [
      {
        name: 'delayMs',
        label: 'Milliseconds',
        type: 'number',
        value: '3000',
        min: 1,
        max: 600_000,
        unit: 'ms',
      },
    ],
  },
  { kind: 'reset', label: 'Connection reset', settings: [moment] },
  {
    kind: 'truncate',
    label: 'Truncated body',
    settings: [
      { name: 'afterBytes', label: 'Bytes received', type: 'number', value: '100', min: 0, unit: 'bytes' },
    ],
  },
  { kind: 'malformedJson', label: 'Malformed JSON', settings: [] },
  { kind: 'emptyBody', label: 'Empty body', settings: [] },
  {
    kind: 'html',
    label: 'Gateway HTML page',
    settings: [{ name: 'status', label: 'Status', type: 'number', value: '502', min: 200, max: 599 }],
  },
  {
    kind: 'dropHeader',
    label: 'Missing header',
    settings: [{ name: 'header', label: 'Header', type: 'text', value: 'etag' }],
  },
  {
    kind: 'contentType',
    label: 'Wrong media type',
    settings: [{ name: 'contentType', label: 'Media type', type: 'text', value: 'text/plain' }],
  },
  {
    kind: 'redirect',
    label: 'Redirect',
    settings: [{ name: 'location', label: 'Location', type: 'text', value: 'https://elsewhere.example/' }],
  },
  {
    kind: 'identity',
    label: 'Identity provider error',
    settings: [
      { name: 'errorCode', label: 'Error code', type: 'number', value: '403041', min: 1, max: 999_999 },
    ],
  },
];
