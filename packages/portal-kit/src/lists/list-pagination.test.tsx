import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../test/portal';
import type { ListName } from '../generated/list-names';
import { emptyListState } from '../kernel/list-state/list-state';
import { ListPagination } from './list-pagination';

test.each<[ListName, string[]]>([
  ['customers', ['10', '25', '50', '100']],
  ['users', ['10', '25', '50', '100']],
  ['items', ['10', '20', '50', '100']],
  ['uploads', ['10', '20', '50', '100']],
])('the list of %s offers the page sizes of the specification', async (list, sizes) => {
  const { inside } = fakePortal();
  const screen = await render(
    inside(
      <ListPagination list={list} state={emptyListState} onStateChange={() => {}} total={30} rowCount={10} />,
    ),
  );
  const options = screen.getByRole('combobox', { name: 'Rows per page:' }).getByRole('option');
  expect(options.elements().map((option) => option.textContent)).toEqual(sizes);
});
