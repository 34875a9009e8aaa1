import { expect, test } from '@playwright/test';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, ['first-load', 'sorting', 'load']);

test('the benchmark measures every figure five times by default', () => {
  expect(read()).toEqual({
    runs: 5,
    isQuick: false,
    only: undefined,
    json: undefined,
    portal: undefined,
  });
});

test('the benchmark reads every option', () => {
  const args = ['--quick', '--only', 'sorting,load', '--only=first-load', '--json', 'a.json'];
  expect(read(...args, '--portal', 'dist')).toEqual({
    runs: 1,
    isQuick: true,
    only: ['sorting', 'load', 'first-load'],
    json: 'a.json',
    portal: 'dist',
  });
});

const refusals: readonly (readonly [args: string, reason: string])[] = [
  ['--runs 0', '--runs takes a whole number from 1 to 100, not "0".'],
  ['--runs 2.5', '--runs takes a whole number from 1 to 100, not "2.5".'],
  ['--only heap', '--only takes first-load, sorting, load, not "heap".'],
  ['--fast', "Unknown option '--fast'"],
];
for (const [args, reason] of refusals) {
  test(`the benchmark refuses ${args} with an error message`, () => {
    expect(() => read(...args.split(' '))).toThrow(`bench: ${reason}`);
  });
}
