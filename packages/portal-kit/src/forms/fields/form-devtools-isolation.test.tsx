import { useForm } from '@tanstack/react-form';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { noFields } from '../../../test/fields';
import { fakePortal } from '../../../test/portal';
import { useFieldsForm } from './form-hook';

afterEach(() => vi.restoreAllMocks());

const orders: Record<'ours' | 'theirs', string> = { ours: '', theirs: '' };
const submitted = vi.fn();
let attempts = () => 0;

const Ours = () => {
  const form = useFieldsForm({ sku: 'secret' }, noFields);
  orders.ours = form.formId;
  attempts = () => form.state.submissionAttempts;
  return null;
};

/** A form of the host, which uses the same library. */
const Theirs = () => {
  orders.theirs = useForm({ defaultValues: { name: '' }, onSubmit: submitted }).formId;
  return null;
};

/** Records the window events and timers for developer tools while a form is mounted. */
async function devtoolsTraffic(Form: () => null) {
  const events: string[] = [];
  const timers = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  const listener = ({ type }: Event) => events.push(type);
  const types = ['tanstack-connect', 'tanstack-dispatch-event'];
  for (const type of types) addEventListener(type, listener);
  await (await render(fakePortal().inside(<Form />))).unmount();
  for (const type of types) removeEventListener(type, listener);
  return [events, timers.mock.calls.length];
}

test('a form of this package dispatches no window event and starts no timer, unlike a form of the host', async () => {
  expect(await devtoolsTraffic(Ours)).toEqual([[], 0]);
  expect(await devtoolsTraffic(Theirs)).toEqual([['tanstack-connect'], 1]);
});

test('a window event submits a form of the host but no form of this package', async () => {
  await render(
    fakePortal().inside(
      <>
        <Ours />
        <Theirs />
      </>,
    ),
  );
  for (const id of [orders.ours, orders.theirs])
    dispatchEvent(
      new CustomEvent('form-devtools:request-form-force-submit', { detail: { payload: { id } } }),
    );
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
  expect(attempts()).toBe(0);
});
