/**
 * @typedef {{ name: string, label: string, type: 'number' | 'text', value: string, min?: number, max?: number, unit?: string }} Input
 * @typedef {{ name: string, label: string, choices: readonly { value: string, label: string }[] }} Choice
 * @typedef {Input | Choice} Setting what a kind needs to know: the field of the rule, its name on the page and what it is unless told
 *   otherwise
 * @typedef {{ kind: string, label: string, settings: readonly Setting[] }} FaultKind
 */

/** The caller cannot tell, the data can. @type {Choice} */
const moment = {
  name: 'when',
  label: 'When',
  choices: [
    { value: 'before', label: 'before anything is done' },
    { value: 'after', label: 'once it is done and stored' },
  ],
};

/** What can go wrong, in the words of testers. @type {readonly FaultKind[]} */
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
      { name: 'afterBytes', label: 'Bytes that arrive', type: 'number', value: '100', min: 0, unit: 'bytes' },
    ],
  },
  { kind: 'malformedJson', label: 'Malformed JSON', settings: [] },
  { kind: 'emptyBody', label: 'Empty body', settings: [] },
  {
    kind: 'html',
    label: 'HTML page of a gateway',
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
    settings: [{ name: 'location', label: 'To', type: 'text', value: 'https://elsewhere.example/' }],
  },
  {
    kind: 'identity',
    label: 'Refusal of the identity provider',
    settings: [
      { name: 'errorCode', label: 'Error code', type: 'number', value: '403041', min: 1, max: 999_999 },
    ],
  },
];
