import '../../../test/theme';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animationsFinished } from '../../../test/browser';
import { saved, startToasts, toast, toasts } from '../../../test/toasts';
import { WineTable } from '../../../test/wine-table';
import { type ToastContent, type ToastLink, ToastQueue } from './toast-queue';
import { ToastRegion } from './toast-region';

const manyErrors = Array.from({ length: 60 }, (_, row) => `items.${row}.sku: Already in use`);

describe('toast position', () => {
  test.each([
    [1000, 390, 24],
    [390, 358, 16],
  ])(
    'in a window of %i px a toast is %i px wide, %i px from the bottom right corner',
    async (viewport, width, gap) => {
      await page.viewport(viewport, 700);
      const queue = await startToasts();
      queue.add({ ...saved, caption: 'W'.repeat(400) });
      await expect.element(toast(saved.title)).toBeVisible();
      await animationsFinished();
      const box = toasts.element().getBoundingClientRect();
      expect([box.width, viewport - box.right, Math.round(700 - box.bottom)]).toEqual([width, gap, gap]);
      expect(toasts.element().scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test('the newest toast is lowest and toasts do not overlap', async () => {
    const queue = await startToasts();
    queue.add({ status: 'success', title: 'One' });
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('One')).toBeVisible();
    await animationsFinished();
    const [one, two] = ['One', 'Two'].map((title) => toast(title).element().getBoundingClientRect());
    expect(two && one && [two.top - one.bottom, Math.round(700 - two.bottom)]).toEqual([12, 24]);
  });

  test.each([1000, 390])(
    'in a window of %i px the close button of a toast with long texts can be pressed',
    async (viewport) => {
      await page.viewport(viewport, 500);
      const queue = await startToasts();
      for (const title of ['One', 'Two', 'Three', 'Four']) {
        queue.add({
          status: 'error',
          title,
          caption: 'Not saved. '.repeat(200),
          validationErrors: manyErrors,
        });
      }
      await expect.element(toast('Four')).toBeInViewport({ ratio: 1 });
      for (const title of ['Four', 'Three', 'Two', 'One']) {
        await toast(title).getByRole('button', { name: 'Close' }).click();
        await expect.element(toast(title)).not.toBeInTheDocument();
      }
    },
  );

  test('elements of the page between and around toasts can be pressed', async () => {
    const queue = await startToasts();
    queue.add({ status: 'success', title: 'One' });
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('One')).toBeVisible();
    await animationsFinished();
    const { left, bottom } = toast('One').element().getBoundingClientRect();
    for (const [x, y] of [
      [left + 100, bottom + 6],
      [left - 6, bottom - 6],
    ] as const) {
      expect(document.elementFromPoint(x, y)?.closest('[role="region"]')).toBeNull();
    }
  });
});

test('a toast appears above the footer of a table', async () => {
  await page.viewport(1000, 700);
  const queue = await startToasts({}, <div part="pagination">Pages</div>);
  queue.add(saved);
  await expect.element(toast(saved.title)).toBeVisible();
  await animationsFinished();
  expect(Math.round(700 - toasts.element().getBoundingClientRect().bottom)).toBe(24 + 56);
});

test('a table can be scrolled until a toast covers none of its rows', async () => {
  await page.viewport(1000, 400);
  const queue = await startToasts({}, <WineTable footer={<div part="pagination">Pages</div>} />);
  const table = page.getByRole('table').element() as HTMLElement;
  const scroller = table.parentElement as HTMLElement;
  const beforePx = scroller.scrollHeight;
  queue.add(saved);
  await expect.element(toast(saved.title)).toBeVisible();
  const heightPx = (toast(saved.title).element() as HTMLElement).offsetHeight;
  await expect.poll(() => scroller.scrollHeight - table.offsetHeight).toBe(heightPx);
  await toast(saved.title).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => scroller.scrollHeight).toBe(beforePx);
});

describe('closing a toast', () => {
  test('the close button closes only its toast', async () => {
    const queue = await startToasts();
    queue.add(saved);
    queue.add({ status: 'error', title: 'Error' });
    await toast('Error').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Error')).not.toBeInTheDocument();
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('outside clicks and Escape keep a toast open', async () => {
    const queue = await startToasts();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await page.getByRole('button', { name: 'Page' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('Escape inside a toast keeps the toast open', async () => {
    const queue = await startToasts();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    (toast(saved.title).getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast(saved.title)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('a press on the close button keeps focus in the page', async () => {
    const queue = await startToasts();
    const field = page.getByRole('button', { name: 'Page' });
    await field.click();
    queue.add(saved);
    queue.add({ status: 'success', title: 'Two' });
    await toast('Two').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Two')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('closing by keyboard focuses the next toast, and the page after the last toast', async () => {
    const queue = await startToasts();
    const field = page.getByRole('button', { name: 'Page' });
    await field.click();
    queue.add(saved);
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('Two')).toBeVisible();
    (toast('Two').getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast(saved.title)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('following the link of a toast calls onFollow and closes the toast', async () => {
    const onFollow = vi.fn((_link: ToastLink, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const queue = await startToasts({ onFollow });
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '/SUP-1/items/SKU-1' } });
    await page.getByRole('link', { name: 'View SKU-1' }).click();
    await expect.element(toasts).not.toBeInTheDocument();
    expect(onFollow.mock.calls.map(([{ href }]) => href)).toEqual(['/SUP-1/items/SKU-1']);
  });

  test('opening the link of a toast in a new tab keeps the toast open', async () => {
    const queue = await startToasts({ onFollow: (_link, event) => event.preventDefault() });
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '#sku-1' } });
    await page.getByRole('link', { name: 'View SKU-1' }).click({ modifiers: ['Control'] });
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('clear removes visible and queued toasts, and later toasts are shown', async () => {
    const queue = await startToasts();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) queue.add({ status: 'success', title });
    await expect.element(toast('Five')).toBeVisible();
    queue.clear();
    await expect.element(toasts).not.toBeInTheDocument();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    expect(toasts.elements()).toHaveLength(1);
  });
});

describe('toasts about the same subject', () => {
  const refused: ToastContent = { status: 'error', title: 'Refused', about: 'item/I-1' };
  const titles = () =>
    toasts
      .elements()
      .map((one) => one.getAttribute('aria-labelledby') && one.querySelector('p')?.textContent);

  test('a toast replaces only an error toast about the same subject', async () => {
    const queue = await startToasts();
    queue.add({ status: 'error', title: 'Of nothing' });
    queue.add({ ...refused, title: 'Of another', about: 'item/I-2' });
    queue.add(refused);
    await expect.poll(titles).toEqual(['Refused', 'Of another', 'Of nothing']);
    queue.add({ ...refused, title: 'Refused again' });
    await expect.poll(titles).toEqual(['Refused again', 'Of another', 'Of nothing']);
    queue.add({ ...saved, about: 'item/I-1' });
    await expect.poll(titles).toEqual([saved.title, 'Of another', 'Of nothing']);
  });

  test('a toast about the same subject keeps a success toast', async () => {
    const queue = await startToasts();
    queue.add({ ...saved, title: 'One', about: 'item' });
    queue.add({ ...saved, title: 'Two', about: 'item' });
    queue.add({ ...refused, title: 'Three', about: 'item' });
    await expect.poll(titles).toEqual(['Three', 'Two', 'One']);
  });

  test('a toast about the same subject removes a queued error toast', async () => {
    const queue = await startToasts();
    queue.add(refused);
    for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ ...saved, title });
    await expect.poll(titles).toEqual(['Four', 'Three', 'Two', 'One']);
    queue.add({ ...saved, title: 'Five', about: 'item/I-1' });
    for (const title of ['Five', 'Four', 'Three', 'Two', 'One'])
      await toast(title).getByRole('button', { name: 'Close' }).click();
    await expect.poll(titles).toEqual([]);
  });
});

describe('toast content', () => {
  test('a toast shows its texts and each validation error on its own line', async () => {
    const queue = await startToasts();
    queue.add({
      status: 'error',
      title: 'Error',
      caption: 'Item could not be saved',
      additionalInfo: 'Reference: req-1',
      validationErrors: ['sku: Already in use', 'size: Numeric only', 'size: Numeric only'],
    });
    await expect.element(toast('Error')).toHaveAccessibleDescription('Item could not be saved');
    await expect.element(toast('Error').getByText('Reference: req-1')).toBeVisible();
    const lines = toast('Error').getByRole('listitem').elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      'sku: Already in use',
      'size: Numeric only',
      'size: Numeric only',
    ]);
  });

  test('the caption and the validation errors of a toast are marked with their language', async () => {
    const queue = await startToasts();
    queue.add({
      status: 'error',
      title: 'Fehler',
      caption: 'Item could not be saved',
      additionalInfo: 'Referenz: req-1',
      validationErrors: ['sku: Already in use'],
      moreErrors: '2 weitere Fehler',
      lang: 'en',
    });
    await expect.element(toast('Fehler').getByText('2 weitere Fehler')).toBeVisible();
    const marked = [...toast('Fehler').element().querySelectorAll('[lang]')];
    expect(marked.map((element) => [element.getAttribute('lang'), element.textContent])).toEqual([
      ['en', 'Item could not be saved'],
      ['en', 'sku: Already in use'],
    ]);
  });

  test('a toast without validation errors has no list', async () => {
    const queue = await startToasts();
    queue.add({ ...saved, validationErrors: [] });
    await expect.element(toast(saved.title)).toBeVisible();
    await expect.element(toast(saved.title).getByRole('list')).not.toBeInTheDocument();
  });

  test('markup in toast texts is shown as text', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const queue = await startToasts();
    queue.add({
      status: 'error',
      title: hostile,
      caption: hostile,
      additionalInfo: hostile,
      validationErrors: [hostile],
      link: { title: hostile, href: '#' },
    });
    await expect.element(toast(hostile)).toBeVisible();
    expect(toasts.element().querySelector('img')).toBeNull();
    expect(toasts.element().textContent).toBe(hostile.repeat(5));
  });

  test('a toast added before the region is mounted is shown', async () => {
    const queue = new ToastQueue();
    queue.add(saved);
    await render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    await expect.element(toast(saved.title)).toHaveAccessibleDescription(saved.caption ?? '');
  });
});

test('a queued fifth toast is shown when a visible toast closes', async () => {
  const queue = await startToasts();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) queue.add({ status: 'success', title });
  await expect.element(toast('Five')).toBeVisible();
  expect(toasts.elements()).toHaveLength(4);
  await toast('Five').getByRole('button', { name: 'Close' }).click();
  await expect.element(toast('One')).toBeVisible();
});
