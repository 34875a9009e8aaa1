import { expect, test } from '@playwright/test';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, ['first-load', 'sorting']);

test('the benchmark measures every figure five times by default', () => {
  expect(read()).toEqual({
    runs: 5,
    isQuick: false,
    only: undefined,
    json: undefined,
    portal: undefined,
    isPeers: false,
    from: [],
  });
});

test('the benchmark reads every option', () => {
  const args = ['--peers', '--quick', '--only', 'load,heap', '--only=interactions', '--json', 'a.json'];
  expect(read(...args, '--portal', 'dist', '--from', 'b.json', '--from', 'c.json')).toEqual({
    runs: 1,
    isQuick: true,
    only: ['load', 'heap', 'interactions'],
    json: 'a.json',
    portal: 'dist',
    isPeers: true,
    from: ['b.json', 'c.json'],
  });
});

const refusals: readonly (readonly [args: string, reason: string])[] = [
  ['--runs 0', '--runs takes a whole number from 1 to 100, not "0".'],
  ['--runs 2.5', '--runs takes a whole number from 1 to 100, not "2.5".'],
  ['--only heap', '--only takes first-load, sorting, not "heap".'],
  ['--peers --only sorting', '--only takes load, interactions, heap, not "sorting".'],
  ['--from figures.json', '--from needs --peers.'],
  ['--fast', "Unknown option '--fast'"],
];
for (const [args, reason] of refusals) {
  test(`the benchmark refuses ${args} with an error message`, () => {
    expect(() => read(...args.split(' '))).toThrow(`bench: ${reason}`);
  });
}
