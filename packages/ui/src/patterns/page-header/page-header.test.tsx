import '../../../test/theme';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageHeader } from './page-header';

test('the title is a heading that scripts can focus and Tab skips', async () => {
  const screen = await render(<PageHeader title="Items" caption="All warehouses" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Items' });
  expect(document.querySelector('[data-page-title]')).toBe(title.element());
  expect((title.element() as HTMLElement).tabIndex).toBe(-1);
  (title.element() as HTMLElement).focus();
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByText('All warehouses')).toBeVisible();
});

test('the back arrow is a named link that reports its click', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const back = { href: '/items', label: 'Back to Items', onClick };
  const screen = await render(<PageHeader title="SKU-1" back={back} />);
  const arrow = screen.getByRole('link', { name: 'Back to Items' });
  await expect.element(arrow).toHaveAttribute('href', '/items');
  await arrow.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a header without a back link renders no link', async () => {
  const screen = await render(<PageHeader title="Items" actions={<button type="button">Add</button>} />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

test('a title of one long word does not widen the page', async () => {
  const screen = await render(<PageHeader title={'W'.repeat(300)} />);
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('on narrow screens the actions have their own line and the end content stays beside the title', async () => {
  const screen = await render(
    <PageHeader
      title="Items"
      actions={<button type="button">Add</button>}
      end={<button type="button">Account</button>}
    />,
  );
  const box = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect();
  const title = screen.getByRole('heading').element().getBoundingClientRect();
  expect(box('Account').top).toBeLessThan(title.bottom);
  expect(box('Account').left).toBeGreaterThan(title.left);
  expect(box('Add').top).toBeGreaterThanOrEqual(title.bottom);
});

test('actions take no space until a page adds them', async () => {
  let slot: HTMLElement | null = null;
  await render(
    <PageHeader
      title="Items"
      actionsRef={(element) => {
        slot = element;
      }}
    />,
  );
  const actions = slot as HTMLElement | null;
  const display = () => actions && getComputedStyle(actions).display;
  expect(display()).toBe('none');
  actions?.append('Add');
  expect(display()).toBe('flex');
});

test('the back arrow points to the right in a text from right to left', async () => {
  const screen = await render(
    <>
      <PageHeader title="Items" back={{ href: '#a', label: 'Back' }} />
      <div dir="rtl">
        <PageHeader title="الأصناف" back={{ href: '#b', label: 'رجوع' }} />
      </div>
    </>,
  );
  const getTransform = (name: string) =>
    getComputedStyle(screen.getByRole('link', { name }).element()).transform;
  expect([getTransform('Back'), getTransform('رجوع')]).toEqual(['none', 'matrix(-1, 0, 0, 1, 0, 0)']);
});
