import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useIsWide } from './use-is-wide';

/** Renders a list of a width and returns the result of the hook in each render. */
async function resultsAt(widthPx: number, minPx: number): Promise<boolean[]> {
  const results: boolean[] = [];
  function List() {
    const root = useRef<HTMLDivElement>(null);
    results.push(useIsWide(root, minPx));
    return <div ref={root} style={{ width: widthPx, fontSize: '14px' }} />;
  }
  await render(<List />);
  return results;
}

test.each([
  { widthPx: 800, minPx: 820, windowPx: 1200, ends: [true, false] },
  { widthPx: 800, minPx: 780, windowPx: 1200, ends: [true, true] },
  { widthPx: 800, minPx: 700, windowPx: 600, ends: [false, true] },
])(
  'useIsWide() expects the width of the window, $windowPx px, and then measures a list of $widthPx px',
  async ({ widthPx, minPx, windowPx, ends }) => {
    await page.viewport(windowPx, 800);
    const results = await resultsAt(widthPx, minPx);
    expect([results[0], results.at(-1)]).toEqual(ends);
  },
);
