import { PortalError } from '@portal-kit/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRecordForm } from './provide-record-form';

const outdated = new PortalError({ kind: 'http', status: 412, message: 'The item has changed.' });

/** A form with a concurrent edit. `choice` is the element that compares both versions. */
async function startConflict(choice: { focus: () => void }) {
  const save = vi.fn(() => Promise.reject(outdated));
  const onFailed = vi.fn();
  const form = { querySelector: (selector: string) => (selector === '[data-conflict]' ? choice : null) };
  const element = { current: form as unknown as HTMLElement };
  const machine = provideRecordForm<number, string, string>({
    current: { save, queryClient: new QueryClient(), onSaved: () => {}, onFailed, element },
  });
  const actor = createActor(machine, { input: { record: 1 } }).start();
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
