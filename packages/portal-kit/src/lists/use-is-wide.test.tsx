import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsWide } from './use-is-wide';

/** Renders a list of a width and returns the result of the hook in each render. */
async function resultsAt(widthPx: number, minPx: number): Promise<boolean[]> {
  const results: boolean[] = [];
  function List() {
    const root = useRef<HTMLDivElement>(null);
    results.push(useIsWide(root, minPx));
    return <div ref={root} style={{ width: widthPx }} />;
  }
  await render(<List />);
  return results;
}

test('useIsWide() measures the first list, and then expects lists of the same width', async () => {
  expect((await resultsAt(800, 700)).at(-1)).toBe(true);
  expect(await resultsAt(800, 700)).toEqual([true]);
  expect(await resultsAt(800, 801)).toEqual([false]);
});

test.each([
  [800, 300, [true, false]],
  [300, 800, [false, true]],
])(
  'after a list of %i px, useIsWide() returns the result of that width until it has measured the list of %i px',
  async (before, widthPx, ends) => {
    await resultsAt(before, 700);
    const results = await resultsAt(widthPx, 700);
    expect([results[0], results.at(-1)]).toEqual(ends);
  },
);
