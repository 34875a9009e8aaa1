import '../../../test/theme';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from '../../patterns/pagination/pagination';
import { vars } from '../../theme/contract.css';
import { FilterList } from '../filter-list/filter-list';
import { SearchField } from '../search-field/search-field';
import { TextField } from '../text-field/text-field';

const pagination = (
  <Pagination
    page={0}
    rowsPerPage={10}
    total={25}
    rowCount={10}
    options={[10, 20]}
    onPageChange={() => {}}
    onRowsPerPageChange={() => {}}
    texts={{ rowsPerPage: 'Rows per page:', range: () => '', previous: 'Previous', next: 'Next' }}
  />
);
const search = (
  <SearchField label="Search" placeholder="Search" clearLabel="Clear" value="" onChange={() => {}} />
);
const filter = (
  <FilterList label="Filter" placeholder="Filter" emptyText="None" options={[]} onPick={() => {}} />
);

// `contrast.test.ts` checks that this color has a contrast of 3:1 on every surface.
test.each<[string, ReactElement]>([
  ['a text field', <TextField key="text" label="Name" name="name" value="" onChange={() => {}} />],
  ['a search field', search],
  ['a filter list', filter],
  ['a page size select', pagination],
])('the border of %s has the color of controls', async (_, field) => {
  const { container } = await render(
    <>
      <hr style={{ color: vars.color.control }} />
      {field}
    </>,
  );
  const control = getComputedStyle(container.querySelector('hr') as Element).color;
  const edge = getComputedStyle(container.querySelector('input, select') as Element).borderTopColor;
  expect(edge).toBe(control);
});
