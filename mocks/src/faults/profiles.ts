import type { FaultRule } from './fault-rule.ts';

/** A named list of rules for a situation of daily use. */
export interface FaultProfile {
  readonly name: string;
  readonly description: string;
  readonly rules: readonly FaultRule[];
}

const DATA = '^/api/v1/';
const EVERY_CALL = '^/api/';

/** All profiles. A test compares this list with `docs/qa.md`. */
export const profiles: readonly FaultProfile[] = [
  {
    name: 'friday-evening',
    description:
      'A loaded server: most calls are quick, some take seconds, 1.5 % fail with 503, and every fourth call of the orders fails.',
    rules: [
      { kind: 'status', status: 503, tag: 'Inbound orders', flap: { apply: 1, skip: 3 }, times: 'always' },
      { kind: 'status', status: 503, tag: 'Outbound orders', flap: { apply: 1, skip: 3 }, times: 'always' },
      { kind: 'status', status: 503, path: DATA, rate: 0.015, times: 'always' },
      { kind: 'delay', latency: { p50: 200, p95: 2500, p99: 6000 }, path: EVERY_CALL, times: 'always' },
    ],
  },
  {
    name: 'warehouse-wifi',
    description:
      'A weak connection: bodies drip or stall for eight seconds, and some connections are cut off before or within the response.',
    rules: [
      { kind: 'reset', path: DATA, rate: 0.03, times: 'always' },
      { kind: 'truncate', afterBytes: 300, path: DATA, rate: 0.02, times: 'always' },
      { kind: 'stall', afterBytes: 200, stallMs: 8000, path: DATA, rate: 0.05, times: 'always' },
      { kind: 'drip', bytes: 4096, everyMs: 150, path: DATA, rate: 0.4, times: 'always' },
      { kind: 'delay', latency: { p50: 300, p95: 1500, p99: 4000 }, path: EVERY_CALL, times: 'always' },
    ],
  },
  {
    name: 'lost-saves',
    description:
      'One of three POST and PUT requests is stored, but its response is lost. A retry must not store it twice.',
    rules: [
      {
        kind: 'reset',
        when: 'after',
        method: 'POST',
        path: DATA,
        flap: { apply: 1, skip: 2 },
        times: 'always',
      },
      {
        kind: 'reset',
        when: 'after',
        method: 'PUT',
        path: DATA,
        flap: { apply: 1, skip: 2 },
        times: 'always',
      },
    ],
  },
  {
    name: 'month-end',
    description:
      'Many clients: 5 % of the calls exceed the rate limit, and exports and uploads take seconds.',
    rules: [
      {
        kind: 'status',
        status: 429,
        headers: { 'retry-after': '2' },
        path: DATA,
        rate: 0.05,
        times: 'always',
      },
      { kind: 'delay', latency: { p50: 3000, p95: 12_000, p99: 20_000 }, path: '/exports/', times: 'always' },
      { kind: 'delay', latency: { p50: 2000, p95: 8000, p99: 15_000 }, tag: 'Bulk uploads', times: 'always' },
    ],
  },
  {
    name: 'faulty-release',
    description:
      'A release of the server that breaks the contract: lists state wrong totals, items lack required fields, numbers are strings, and statuses are null.',
    rules: [
      { kind: 'removeField', field: 'data[*].description', operationId: 'listItems', times: 'always' },
      {
        kind: 'retypeField',
        field: 'bottlesPerCase',
        type: 'string',
        operationId: 'getItem',
        times: 'always',
      },
      { kind: 'setField', field: 'meta.total', value: 1, operationId: 'listCustomers', times: 'always' },
      { kind: 'setField', field: 'meta.total', value: 9999, tag: 'Inbound orders', times: 'always' },
      {
        kind: 'retypeField',
        field: 'data[*].status',
        type: 'null',
        operationId: 'listOutboundOrders',
        times: 'always',
      },
    ],
  },
];

export const findProfile = (name: string): FaultProfile | undefined =>
  profiles.find((profile) => profile.name === name);

export const unknownProfile = (name: string) =>
  `Unknown profile "${name}". Profiles: ${profiles.map((profile) => profile.name).join(', ')}.`;
