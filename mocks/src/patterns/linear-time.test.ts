import { describe, expect, test } from 'vitest';
import { longTexts } from './long-texts.ts';
import { patternsInDocument, patternsInSources, type SourcePattern } from './source-patterns.ts';

/** Processor time. A pattern that takes quadratic time exceeds this limit many times. */
const LIMIT_MS = 10_000;
const DOCUMENTS = ['portal', 'identity', 'embed', 'import-columns'].map(
  (name) => `openapi/bundled/${name}.json`,
);

const { literals, constructed } = patternsInSources();

/** Every `new RegExp` of the sources with examples of its patterns. An entry without examples uses patterns of the contract. */
const CONSTRUCTED: readonly (readonly [file: string, ...examples: string[]])[] = [
  [
    'apps/portal/src/routes/addresses.ts',
    '^/(?<supplierId>(?!(?:login|forgot-password|reset-password|\\.|\\.\\.|__proto__)(?:/|$))[A-Za-z0-9._-]{1,36})(?=/|$)',
  ],
  ['apps/portal/src/routes/find-route.ts', '^/([^/]+)/items/([^/]+)/?$', '^/.*/?$'],
  ['mocks/src/embedded/plain-gate.ts', '^/api/v1/suppliers/[^/]+/items/[^/]+$'],
  // Patterns of test authors. The engine for these patterns takes linear time.
  ['mocks/src/faults/path-pattern.ts'],
  ['mocks/src/gate/strict-checks.ts'],
  ['mocks/src/sandbox/imports/file/cell-values.ts'],
  ['mocks/src/sandbox/imports/file/cell-values.ts', '^\\d+(\\.\\d{1,2}0*)?$'],
  ['packages/portal-kit/src/features/items/form/item-form.fields.ts'],
  ['packages/portal-kit/src/features/suppliers/supplier-form.fields.ts'],
  ['packages/portal-kit/src/features/uploads/check/check-cell.ts', '^\\d+(\\.\\d{1,1}0*)?$'],
  ['packages/portal-kit/src/features/uploads/check/check-cell.ts'],
  ['packages/portal-kit/src/forms/fields/fields.ts'],
  ['packages/portal-kit/src/forms/fields/rules.ts'],
  ['packages/portal-kit/src/forms/fields/rules.ts', '^\\d{12}$'],
  ['packages/portal-kit/src/forms/fields/values.ts'],
  ['packages/portal-kit/src/kernel/list-state/list-state.ts'],
  ['packages/verify/src/doctor/test-deployment.ts', '^/api/v1/suppliers/[^/]+/items/[^/]+$'],
];

const named = (patterns: readonly SourcePattern[]) =>
  patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern] as const);

function expectLinearTime({ source, flags }: SourcePattern): void {
  const pattern = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  const before = process.cpuUsage();
  for (const text of longTexts({ source, flags })) Array.from(text.matchAll(pattern));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS);
}

describe('texts of 50 KB', () => {
  test.each(named(DOCUMENTS.flatMap(patternsInDocument).map((source) => ({ source, flags: 'u' }))))(
    'the contract’s pattern %s matches in linear time',
    (_, pattern) => expectLinearTime(pattern),
  );

  test.each(named(literals))('the pattern %s of the sources matches in linear time', (_, pattern) =>
    expectLinearTime(pattern),
  );

  test.each(
    named(CONSTRUCTED.flatMap(([, ...examples]) => examples.map((source) => ({ source, flags: '' })))),
  )('the constructed pattern %s matches in linear time', (_, pattern) => expectLinearTime(pattern));
});

test('every `new RegExp` of the sources is listed', () => {
  expect(constructed).toEqual(CONSTRUCTED.map(([file]) => file));
});

test.each([
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'a@', '.'],
  ['[\\s.]+$', '', '.'],
  ['\\d+(?=\\.\\s*$)', '', '0'],
  ['<(?:\\w+:)?row\\b(?:[^>]*?\\sr=["\'](\\d{1,7})["\'])?', '', '<row'],
])('the long texts contain a text for which %s takes quadratic time', (source, prefix, part) => {
  const texts = [...longTexts({ source, flags: '' })];
  expect(texts.some((text) => text.startsWith(prefix + part.repeat(10_000)))).toBe(true);
});
