import { expect, test } from 'vitest';
import { readApi } from './component-api.ts';

test('the API of an entry contains the components with their own props, required props first', () => {
  const { components, others } = readApi(['banner', 'toast']);
  const [banner, ...rest] = components.get('banner') ?? [];
  expect(rest).toEqual([]);
  expect(banner?.name).toBe('Banner');
  expect(banner?.text).toContain('A message in the page about a lasting state');
  expect(banner?.props.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['children', 'ReactNode', true],
    ['tone', "'info' | 'warn'", false],
    ['actions', 'ReactNode', false],
    ['onDismiss', '() => void', false],
    ['dismissLabel', 'string', false],
  ]);
  expect(others.map(({ name, kind }) => [name, kind])).toEqual([
    ['ToastQueue', 'class'],
    ['toastTimeoutMs', 'value'],
  ]);
});
