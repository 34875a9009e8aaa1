import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Clock, stopClock } from '../../../test/clock';
import { settled } from '../../../test/settled';
import { type ToastContent, type ToastLink, ToastQueue } from './toast-queue';
import { ToastRegion, type ToastRegionProps } from './toast-region';

const saved: ToastContent = {
  status: 'success',
  title: 'Item added successfully',
  caption: 'This item is added to the Item master',
};
const toasts = page.getByRole('alertdialog');
const toast = (title: string) => page.getByRole('alertdialog', { name: title, exact: true });
const manyErrors = Array.from({ length: 60 }, (_, row) => `items.${row}.sku: Already in use`);

async function start(props: Partial<ToastRegionProps> = {}) {
  const queue = new ToastQueue();
  await render(
    <>
      <button type="button">Page</button>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" {...props} />
    </>,
  );
  return queue;
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  await userEvent.unhover(document.body);
});
afterEach(async () => {
  await page.viewport(414, 896);
});

describe('where it stands', () => {
  test.each([
    [1000, 390, 24],
    [390, 358, 16],
  ])('at %i px it is %i px wide, %i px from the bottom right corner', async (viewport, width, gap) => {
    await page.viewport(viewport, 700);
    const queue = await start();
    queue.add({ ...saved, caption: 'W'.repeat(400) });
    await expect.element(toast(saved.title)).toBeVisible();
    await settled();
    const box = toasts.element().getBoundingClientRect();
    expect([box.width, viewport - box.right, Math.round(700 - box.bottom)]).toEqual([width, gap, gap]);
    expect(toasts.element().scrollWidth).toBeLessThanOrEqual(width);
  });

  test('the newest is lowest; each stands clear of the others', async () => {
    const queue = await start();
    queue.add({ status: 'success', title: 'One' });
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('One')).toBeVisible();
    await settled();
    const [one, two] = ['One', 'Two'].map((title) => toast(title).element().getBoundingClientRect());
    expect(two && one && [two.top - one.bottom, Math.round(700 - two.bottom)]).toEqual([12, 24]);
  });

  test.each([1000, 390])(
    'at %i px no length of a text takes its close icon out of reach',
    async (viewport) => {
      await page.viewport(viewport, 500);
      const queue = await start();
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

  test('the page between and around them can be pressed', async () => {
    const queue = await start();
    queue.add({ status: 'success', title: 'One' });
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('One')).toBeVisible();
    await settled();
    const { left, bottom } = toast('One').element().getBoundingClientRect();
    for (const [x, y] of [
      [left + 100, bottom + 6],
      [left - 6, bottom - 6],
    ] as const) {
      expect(document.elementFromPoint(x, y)?.closest('[role="region"]')).toBeNull();
    }
  });
});

describe('how long it stays', () => {
  let clock: Clock;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    clock.release();
  });

  test('ten seconds', async () => {
    const queue = await start();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(9_999);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(1);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('as long as the pointer is on it, and what is left of the ten seconds after that', async () => {
    const queue = await start();
    queue.add(saved);
    await toast(saved.title).hover();
    await clock.passes(60_000);
    await expect.element(toast(saved.title)).toBeVisible();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('what was left, neither more nor less, each time the pointer goes', async () => {
    const queue = await start();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    for (const _ of ['once', 'twice']) {
      await clock.passes(3_000);
      await toast(saved.title).hover();
      await clock.passes(60_000);
      await page.getByRole('button', { name: 'Page' }).hover();
    }
    await clock.passes(3_999);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(1);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('ten seconds after the pointer has gone, if it came while the pointer was on another', async () => {
    const queue = await start();
    queue.add(saved);
    await toast(saved.title).hover();
    queue.add({ status: 'success', title: 'Two' });
    await expect.element(toast('Two')).toBeVisible();
    await clock.passes(60_000);
    await expect.element(toast('Two')).toBeVisible();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(9_999);
    await expect.element(toast('Two')).toBeVisible();
    await toast('Two').hover();
    await clock.passes(60_000);
    await expect.element(toast('Two')).toBeVisible();
  });

  test('no longer because another was closed by a press on its icon', async () => {
    const queue = await start();
    queue.add(saved);
    queue.add({ status: 'success', title: 'Two' });
    await toast('Two').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Two')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('what was left, when it had to make room for others', async () => {
    const queue = await start();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(9_000);
    for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ status: 'success', title });
    await expect.element(toast(saved.title)).not.toBeInTheDocument();
    await clock.passes(10_000);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(1_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('as long as the focus is in it', async () => {
    const queue = await start();
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '#sku-1' } });
    await expect.element(toast(saved.title)).toBeVisible();
    (page.getByRole('link', { name: 'View SKU-1' }).element() as HTMLElement).focus();
    await clock.passes(60_000);
    await expect.element(toast(saved.title)).toBeVisible();
    (page.getByRole('button', { name: 'Page' }).element() as HTMLElement).focus();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });
});

describe('what closes it', () => {
  test('its icon, and no other toast with it', async () => {
    const queue = await start();
    queue.add(saved);
    queue.add({ status: 'error', title: 'Error' });
    await toast('Error').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Error')).not.toBeInTheDocument();
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('not a click beside it, and not Escape', async () => {
    const queue = await start();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await page.getByRole('button', { name: 'Page' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('not Escape with the focus in it', async () => {
    const queue = await start();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    (toast(saved.title).getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast(saved.title)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('a press on its icon leaves the focus where it was', async () => {
    const queue = await start();
    const field = page.getByRole('button', { name: 'Page' });
    await field.click();
    queue.add(saved);
    queue.add({ status: 'success', title: 'Two' });
    await toast('Two').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Two')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('by key, the focus goes on to the next, and after the last back to the page', async () => {
    const queue = await start();
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

  test('following its link, which is told with its address', async () => {
    const onFollow = vi.fn((_link: ToastLink, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const queue = await start({ onFollow });
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '/SUP-1/items/SKU-1' } });
    await page.getByRole('link', { name: 'View SKU-1' }).click();
    await expect.element(toasts).not.toBeInTheDocument();
    expect(onFollow.mock.calls.map(([{ href }]) => href)).toEqual(['/SUP-1/items/SKU-1']);
  });

  test('not its link opened in another tab', async () => {
    const queue = await start({ onFollow: (_link, event) => event.preventDefault() });
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '#sku-1' } });
    await page.getByRole('link', { name: 'View SKU-1' }).click({ modifiers: ['Control'] });
    await expect.element(toast(saved.title)).toBeVisible();
  });

  test('the end of a session: all are gone, also those that had no room; later ones are shown', async () => {
    const queue = await start();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) queue.add({ status: 'success', title });
    await expect.element(toast('Five')).toBeVisible();
    queue.clear();
    await expect.element(toasts).not.toBeInTheDocument();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    expect(toasts.elements()).toHaveLength(1);
  });
});

describe('what happened of the same', () => {
  const refused: ToastContent = { status: 'error', title: 'Refused', about: 'item/I-1' };
  const titles = () =>
    toasts
      .elements()
      .map((one) => one.getAttribute('aria-labelledby') && one.querySelector('p')?.textContent);

  test('takes a failure away, whether it went well or failed again, and nothing else', async () => {
    const queue = await start();
    queue.add({ status: 'error', title: 'Of nothing' });
    queue.add({ ...refused, title: 'Of another', about: 'item/I-2' });
    queue.add(refused);
    await expect.poll(titles).toEqual(['Refused', 'Of another', 'Of nothing']);
    queue.add({ ...refused, title: 'Refused again' });
    await expect.poll(titles).toEqual(['Refused again', 'Of another', 'Of nothing']);
    queue.add({ ...saved, about: 'item/I-1' });
    await expect.poll(titles).toEqual([saved.title, 'Of another', 'Of nothing']);
  });

  test('leaves what went well its time', async () => {
    const queue = await start();
    queue.add({ ...saved, title: 'One', about: 'item' });
    queue.add({ ...saved, title: 'Two', about: 'item' });
    queue.add({ ...refused, title: 'Three', about: 'item' });
    await expect.poll(titles).toEqual(['Three', 'Two', 'One']);
  });

  test('takes a failure away that had no room, too', async () => {
    const queue = await start();
    queue.add(refused);
    for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ ...saved, title });
    await expect.poll(titles).toEqual(['Four', 'Three', 'Two', 'One']);
    queue.add({ ...saved, title: 'Five', about: 'item/I-1' });
    for (const title of ['Five', 'Four', 'Three', 'Two', 'One'])
      await toast(title).getByRole('button', { name: 'Close' }).click();
    await expect.poll(titles).toEqual([]);
  });
});

describe('what it says', () => {
  test('everything it was given, each validation error on a line', async () => {
    const queue = await start();
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

  test('no empty list where there are no validation errors', async () => {
    const queue = await start();
    queue.add({ ...saved, validationErrors: [] });
    await expect.element(toast(saved.title)).toBeVisible();
    await expect.element(toast(saved.title).getByRole('list')).not.toBeInTheDocument();
  });

  test('text as text, wherever it comes from', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const queue = await start();
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

  test('what was added before the region was there', async () => {
    const queue = new ToastQueue();
    queue.add(saved);
    await render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
    await expect.element(toast(saved.title)).toHaveAccessibleDescription(saved.caption ?? '');
  });
});

test('no toast is lost when more come than fit: the next one shows when one is closed', async () => {
  const queue = await start();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) queue.add({ status: 'success', title });
  await expect.element(toast('Five')).toBeVisible();
  expect(toasts.elements()).toHaveLength(4);
  await toast('Five').getByRole('button', { name: 'Close' }).click();
  await expect.element(toast('One')).toBeVisible();
});
