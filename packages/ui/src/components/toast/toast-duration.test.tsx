import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Clock, stopClock } from '../../../test/clock';
import { saved, startToasts, toast, toasts } from '../../../test/toasts';
import { ToastQueue } from './toast-queue';
import { ToastRegion } from './toast-region';

describe('toast duration', () => {
  let clock: Clock;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    clock.release();
  });

  test('a toast closes after ten seconds', async () => {
    const queue = await startToasts();
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(9_999);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(1);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('hovering a toast pauses its timer', async () => {
    const queue = await startToasts();
    queue.add(saved);
    await toast(saved.title).hover();
    await clock.passes(60_000);
    await expect.element(toast(saved.title)).toBeVisible();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('repeated hovering keeps the exact remaining time of a toast', async () => {
    const queue = await startToasts();
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

  test('a toast added while another is hovered closes ten seconds after the hover ends', async () => {
    const queue = await startToasts();
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

  test('closing a toast by its button does not pause the others', async () => {
    const queue = await startToasts();
    queue.add(saved);
    queue.add({ status: 'success', title: 'Two' });
    await toast('Two').getByRole('button', { name: 'Close' }).click();
    await expect.element(toast('Two')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('a toast displaced by newer toasts keeps its remaining time', async () => {
    const queue = await startToasts();
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

  test('focus inside a toast pauses its timer', async () => {
    const queue = await startToasts();
    queue.add({ ...saved, link: { title: 'View SKU-1', href: '#sku-1' } });
    await expect.element(toast(saved.title)).toBeVisible();
    (page.getByRole('link', { name: 'View SKU-1' }).element() as HTMLElement).focus();
    await clock.passes(60_000);
    await expect.element(toast(saved.title)).toBeVisible();
    (page.getByRole('button', { name: 'Page' }).element() as HTMLElement).focus();
    await clock.passes(10_000);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('toasts without a time limit stay until the user closes them', async () => {
    const queue = await startToasts({ hasTimeLimit: false });
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(60_000);
    queue.add({ status: 'error', title: 'Two' });
    await toast('Two').hover();
    await page.getByRole('button', { name: 'Page' }).hover();
    await clock.passes(60_000);
    await expect.element(toast('Two')).toBeVisible();
    for (const title of ['Two', saved.title])
      await toast(title).getByRole('button', { name: 'Close' }).click();
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('turning the time limit off keeps the visible toasts, and turning it on continues their time', async () => {
    const queue = new ToastQueue();
    const region = (hasTimeLimit: boolean) => (
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" hasTimeLimit={hasTimeLimit} />
    );
    const { rerender } = await render(region(true));
    queue.add(saved);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(9_000);
    await rerender(region(false));
    await clock.passes(60_000);
    await expect.element(toast(saved.title)).toBeVisible();
    await rerender(region(true));
    await clock.passes(999);
    await expect.element(toast(saved.title)).toBeVisible();
    await clock.passes(1);
    await expect.element(toasts).not.toBeInTheDocument();
  });
});
