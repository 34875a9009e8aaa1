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

/** A form of the page, which shares the library. */
const Theirs = () => {
  orders.theirs = useForm({ defaultValues: { name: '' }, onSubmit: submitted.theirs }).formId;
  return null;
};

/** What is told to developer tools while a form is shown and taken away, and how many timers look for them. */
async function toldBy(Form: () => null) {
  const told: string[] = [];
  const timers = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  const hear = ({ type }: Event) => told.push(type);
  const types = ['tanstack-connect', 'tanstack-dispatch-event'];
  for (const type of types) addEventListener(type, hear);
  await (await render(<Form />)).unmount();
  for (const type of types) removeEventListener(type, hear);
  return [told, timers.mock.calls.length];
}

test('a form of ours tells the window nothing and leaves no timer; forms of the page as before', async () => {
  expect(await toldBy(Ours)).toEqual([[], 0]);
  expect(await toldBy(Theirs)).toEqual([['tanstack-connect'], 1]);
});

test('nobody submits a form of ours by a word to the window; forms of the page as before', async () => {
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
