import { QueryClient } from '@tanstack/react-query';
import { Activity, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRecordFormActor } from './use-record-form-actor';

const queryClient = new QueryClient();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A form with one text field, which the page can hide. */
async function start() {
  const save = vi.fn(async () => 'saved');
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  function WordForm() {
    const { send, confirmation } = useRecordFormActor<never, string, string>({
      ...{ save, queryClient, onSaved, onFailed },
    });
    return (
      <>
        <button type="button" onClick={() => send({ type: 'form.submitted', request: 'word' })}>
          Add
        </button>
        {confirmation.isOpen && (
          <button type="button" disabled={confirmation.isSaving} onClick={confirmation.confirm}>
            Confirm {confirmation.request}
          </button>
        )}
      </>
    );
  }
  const page = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <WordForm />
      </Activity>
    </StrictMode>
  );
  const screen = await render(page('visible'));
  return {
    add: screen.getByRole('button', { name: 'Add' }),
    confirm: screen.getByRole('button', { name: 'Confirm word' }),
    hide: () => screen.rerender(page('hidden')),
    show: () => screen.rerender(page('visible')),
    save,
    onSaved,
    onFailed,
  };
}

test('two submits open one confirmation and save once', async () => {
  const { add, confirm, save, onSaved } = await start();
  await add.click();
  await add.click();
  await confirm.click();
  await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([['saved']]));
  await expect.element(confirm).not.toBeInTheDocument();
  expect(save.mock.calls).toEqual([
    [{ record: undefined, request: 'word', idempotencyKey: expect.any(String) }],
  ]);
});

test('a form that is hidden and shown again during a save sends it once and reports it once', async () => {
  const { add, confirm, hide, show, save, onSaved } = await start();
  const response = Promise.withResolvers<string>();
  save.mockReturnValueOnce(response.promise);
  await add.click();
  await confirm.click();
  await expect.element(confirm).toBeDisabled();
  await hide();
  await show();
  await expect.element(confirm).not.toBeInTheDocument();
  response.resolve('saved while hidden');
  await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([['saved while hidden', true]]));
  await add.click();
  await confirm.click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenCalledTimes(2);
});

test('a save stays successful and the form accepts another save when a host callback for the save throws an error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { add, confirm, save, onSaved, onFailed } = await start();
  const error = new Error('The host failed.');
  onSaved.mockImplementationOnce(() => {
    throw error;
  });
  for (const _ of [1, 2]) {
    await add.click();
    await confirm.click();
  }
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenCalledTimes(2);
  expect(onFailed).not.toHaveBeenCalled();
  expect(reported.mock.calls).toEqual([[error]]);
});

test('a form accepts another submit when a host callback for a failed save throws an error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { add, confirm, save, onSaved, onFailed } = await start();
  save.mockRejectedValueOnce(new Error('refused'));
  const error = new Error('The host failed.');
  onFailed.mockImplementationOnce(() => {
    throw error;
  });
  for (const _ of [1, 2]) {
    await add.click();
    await confirm.click();
  }
  await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([['saved']]));
  expect(reported.mock.calls).toEqual([[error]]);
});
