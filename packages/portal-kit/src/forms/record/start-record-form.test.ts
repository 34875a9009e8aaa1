import { PortalError } from '@portal-kit/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startRecordForm } from './start-record-form';

const outdated = new PortalError({ kind: 'http', status: 412, message: 'The item has changed.' });

/** A form with a concurrent edit. `choice` is the element that compares both versions. */
async function startConflict(choice: { focus: () => void } | null) {
  const save = vi.fn(() => Promise.reject(outdated));
  const onFailed = vi.fn();
  const form = { querySelector: (selector: string) => (selector === '[data-conflict]' ? choice : null) };
  const element = { current: form as unknown as HTMLElement };
  const actor = startRecordForm<number, string, string>({
    current: { record: 1, save, queryClient: new QueryClient(), onSaved: () => {}, onFailed, element },
  });
  actor.send({ type: 'form.submitted', request: 'A' });
  actor.send({ type: 'save.confirmed' });
  await waitFor(actor, (state) => state.matches('conflict'));
  return { actor, save, onFailed };
}

test('a submit in a conflict moves focus to the comparison of both versions', async () => {
  const focus = vi.fn();
  const { actor, save, onFailed } = await startConflict({ focus });
  actor.send({ type: 'form.submitted', request: 'A' });
  expect(focus).toHaveBeenCalledTimes(1);
  expect([save.mock.calls.length, onFailed.mock.calls]).toEqual([1, [[outdated]]]);
});

test('a submit in a conflict repeats the error while the comparison loads and sends no request', async () => {
  const { actor, save, onFailed } = await startConflict(null);
  actor.send({ type: 'form.submitted', request: 'A' });
  expect(actor.getSnapshot().value).toBe('conflict');
  expect([save.mock.calls.length, onFailed.mock.calls]).toEqual([1, [[outdated], [outdated]]]);
});
