import '../../../test/theme';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination, type PaginationProps } from './pagination';

async function start(props: Partial<PaginationProps> = {}) {
  const onPageChange = vi.fn();
  const onRowsPerPageChange = vi.fn();
  const createPagination = (changed: Partial<PaginationProps>) => (
    <Pagination
      page={0}
      rowsPerPage={10}
      total={25}
      rowCount={10}
      options={[10, 20, 50, 100]}
      onPageChange={onPageChange}
      onRowsPerPageChange={onRowsPerPageChange}
      texts={{
        rowsPerPage: 'Rows per page:',
        range: (from, to, total) => `${from}–${to} of ${total ?? `more than ${to}`}`,
        previous: 'Previous page',
        next: 'Next page',
      }}
      {...changed}
    />
  );
  const screen = await render(createPagination(props));
  const sizes = screen.getByRole('combobox', { name: 'Rows per page:', exact: true });
  return {
    screen,
    createPagination,
    onPageChange,
    onRowsPerPageChange,
    sizes,
    range: () => screen.container.querySelector('[aria-live="polite"]')?.textContent,
    offered: () => [...(sizes.element() as HTMLSelectElement).options].map((option) => option.text),
    previous: screen.getByRole('button', { name: 'Previous page' }),
    next: screen.getByRole('button', { name: 'Next page' }),
  };
}

describe('range text', () => {
  test.each<[string, Partial<PaginationProps>, string]>([
    ['a first page', { page: 0, rowCount: 10, total: 25 }, '1–10 of 25'],
    ['a short last page', { page: 2, rowCount: 5, total: 25 }, '21–25 of 25'],
    ['an empty list', { page: 0, rowCount: 0, total: 0 }, '0–0 of 0'],
    ['an unknown total', { page: 1, rowCount: 10, total: null }, '11–20 of more than 20'],
    [
      'a short page of an unknown total, which is the last',
      { page: 1, rowCount: 2, total: null },
      '11–12 of 12',
    ],
    ['an empty list with an unknown total', { page: 0, rowCount: 0, total: null }, '0–0 of 0'],
    ['a page past the end of an unknown total', { page: 7, rowCount: 0, total: null }, ''],
    ['a page past the end', { page: 7, rowCount: 0, total: 25 }, '0–0 of 25'],
    ['a page that is not known yet', { page: 7, rowCount: undefined, total: null }, ''],
  ])('the range text is correct for %s', async (_, props, text) => {
    const { range } = await start(props);
    expect(range()).toBe(text);
  });
});

describe('previous and next buttons', () => {
  test('the buttons go to the previous and the next page', async () => {
    const { previous, next, onPageChange } = await start({ page: 1 });
    await previous.click();
    await next.click();
    expect(onPageChange.mock.calls).toEqual([[0], [2]]);
  });

  test.each<[string, Partial<PaginationProps>, { canGoBack: boolean; canGoOn: boolean }]>([
    ['the first page', { page: 0 }, { canGoBack: false, canGoOn: true }],
    ['the last page', { page: 2, rowCount: 5 }, { canGoBack: true, canGoOn: false }],
    ['a full last page', { page: 1, rowCount: 10, total: 20 }, { canGoBack: true, canGoOn: false }],
    ['the only page', { total: 3, rowCount: 3 }, { canGoBack: false, canGoOn: false }],
    ['a full page of an unknown total', { page: 1, total: null }, { canGoBack: true, canGoOn: true }],
    [
      'a short page of an unknown total',
      { page: 1, total: null, rowCount: 4 },
      { canGoBack: true, canGoOn: false },
    ],
  ])(
    'previous and next are enabled only when that page exists: %s',
    async (_, props, { canGoBack, canGoOn }) => {
      const { previous, next } = await start(props);
      const isEnabled = (button: typeof next) => button.element().getAttribute('aria-disabled') !== 'true';
      expect([isEnabled(previous), isEnabled(next)]).toEqual([canGoBack, canGoOn]);
    },
  );
});

test('the next button keeps focus when it reaches the last page', async () => {
  const onPageChange = vi.fn();
  const { screen, next, createPagination } = await start({ page: 1, onPageChange });
  await next.click();
  await screen.rerender(createPagination({ page: 2, rowCount: 5, onPageChange }));
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPageChange.mock.calls).toEqual([[2]]);
});

describe('page size', () => {
  test('the page size is selected from the options', async () => {
    const { sizes, offered, onRowsPerPageChange } = await start();
    expect(offered()).toEqual(['10', '20', '50', '100']);
    await userEvent.selectOptions(sizes, '50');
    expect(onRowsPerPageChange.mock.calls).toEqual([[50]]);
  });

  test('a page size that is not an option is added to the options in order', async () => {
    const { sizes, offered } = await start({ rowsPerPage: 25 });
    expect(offered()).toEqual(['10', '20', '25', '50', '100']);
    await expect.element(sizes).toHaveValue('25');
  });
});
