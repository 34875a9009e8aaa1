import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { focusSavedRow, usePageFocus } from './page-focus';

interface PageProps {
  page: string;
  rows?: readonly string[];
  isBusy?: boolean;
}

function Page({ page, rows = [], isBusy = false }: PageProps) {
  usePageFocus(page);
  return (
    <>
      <h1 data-page-title="" tabIndex={-1}>
        {page}
      </h1>
      <div aria-busy={isBusy}>
        {rows.map((row) => (
          <a key={row} data-row-link="" href={`/SUP-1/items/details/${row}`}>
            {row}
          </a>
        ))}
      </div>
    </>
  );
}

beforeEach(() => focusSavedRow(undefined));

const focused = () => document.activeElement?.textContent;
/** Resolves after the observers of the page have run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a list after the record I-2 was saved. Returns a function that changes its rows. */
async function openList(props: Omit<PageProps, 'page'> = {}) {
  const { rerender } = await render(<Page page="form" />);
  focusSavedRow('/SUP-1/items/details/I-2');
  const change = async (next: Omit<PageProps, 'page'>) => {
    await rerender(<Page page="list" {...next} />);
    await observed();
  };
  await change(props);
  return change;
}

test('a list focuses the row of the saved record when the row is rendered', async () => {
  const change = await openList();
  expect(focused()).toBe('list');
  await change({ rows: ['I-1', 'I-2'] });
  expect(focused()).toBe('I-2');
});

test('a list without the saved record keeps the focus on the title, also when the record appears later', async () => {
  const change = await openList();
  await change({ rows: ['I-1'] });
  await change({ rows: ['I-1', 'I-2'] });
  expect(focused()).toBe('list');
});

test('a list that refreshes focuses the saved record when the refreshed rows contain it', async () => {
  const change = await openList({ rows: ['I-1'], isBusy: true });
  await change({ rows: ['I-1', 'I-2'] });
  expect(focused()).toBe('I-2');
});

test('a list keeps the focus on the title after a refresh without the saved record', async () => {
  const change = await openList({ rows: ['I-1'], isBusy: true });
  await change({ rows: ['I-1'] });
  await change({ rows: ['I-1', 'I-2'] });
  expect(focused()).toBe('list');
});
