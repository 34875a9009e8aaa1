import { useForm } from '@tanstack/react-form';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAppForm } from './form-hook';

afterEach(() => vi.restoreAllMocks());

const orders: Record<'ours' | 'theirs', string> = { ours: '', theirs: '' };
const submitted = { ours: vi.fn(), theirs: vi.fn() };

const Ours = () => {
  orders.ours = useAppForm({ defaultValues: { sku: 'secret' }, onSubmit: submitted.ours }).formId;
  return null;
};

/** A form of the host, which uses the same library. */
const Theirs = () => {
  orders.theirs = useForm({ defaultValues: { name: '' }, onSubmit: submitted.theirs }).formId;
  return null;
};

/** Records the window events and timers for developer tools while a form is mounted. */
async function devtoolsTraffic(Form: () => null) {
  const events: string[] = [];
  const timers = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  const listener = ({ type }: Event) => events.push(type);
  const types = ['tanstack-connect', 'tanstack-dispatch-event'];
  for (const type of types) addEventListener(type, listener);
  await (await render(<Form />)).unmount();
  for (const type of types) removeEventListener(type, listener);
  return [events, timers.mock.calls.length];
}

test('a form of this package dispatches no window event and starts no timer, unlike a form of the host', async () => {
  expect(await devtoolsTraffic(Ours)).toEqual([[], 0]);
  expect(await devtoolsTraffic(Theirs)).toEqual([['tanstack-connect'], 1]);
});

test('a window event submits a form of the host but no form of this package', async () => {
  await render(
    <>
      <Ours />
      <Theirs />
    </>,
  );
  for (const id of [orders.ours, orders.theirs])
    dispatchEvent(
      new CustomEvent('form-devtools:request-form-force-submit', { detail: { payload: { id } } }),
    );
  await expect.poll(() => submitted.theirs.mock.calls.length).toBe(1);
  expect(submitted.ours).not.toHaveBeenCalled();
});
