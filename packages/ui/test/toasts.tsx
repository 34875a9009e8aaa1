import type { ReactNode } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ToastContent, ToastQueue } from '../src/components/toast/toast-queue';
import { ToastRegion, type ToastRegionProps } from '../src/components/toast/toast-region';

/** A success toast. */
export const saved: ToastContent = {
  status: 'success',
  title: 'Item added successfully',
  caption: 'This item is added to the Item master',
};
export const toasts = page.getByRole('alertdialog');
export const toast = (title: string) => page.getByRole('alertdialog', { name: title, exact: true });

/** Renders a toast region below a button and other content of the page. */
export async function startToasts(props: Partial<ToastRegionProps> = {}, content?: ReactNode) {
  const queue = new ToastQueue();
  await render(
    <>
      <button type="button">Page</button>
      {content}
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
