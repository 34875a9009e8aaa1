import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startRecordForm } from './start-record-form';
import { useRecordFormMachine } from './use-record-form-machine';

type Start = typeof startRecordForm;

const queryClient = new QueryClient();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A form with one text field. The test decides when the code of the machine loads. */
async function start() {
  const loads: PromiseWithResolvers<Start>[] = [];
  const save = vi.fn(async () => 'saved');
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  function WordForm() {
    const { submit, confirmation } = useRecordFormMachine<never, string, string>(
      { save, queryClient, onSaved, onFailed },
      () => {
        const load = Promise.withResolvers<Start>();
        loads.push(load);
        return load.promise;
      },
    );
    return (
      <>
        <button type="button" onClick={() => submit('word')}>
          Add
        </button>
        {confirmation.isOpen && (
          <button type="button" onClick={confirmation.confirm}>
            Confirm {confirmation.request}
          </button>
        )}
      </>
    );
  }
  const screen = await render(
    <StrictMode>
      <WordForm />
    </StrictMode>,
  );
  return {
    add: screen.getByRole('button', { name: 'Add' }),
    confirm: screen.getByRole('button', { name: 'Confirm word' }),
    save,
    onSaved,
    onFailed,
    completeLoads: () => {
      for (const { resolve } of loads.splice(0)) resolve(startRecordForm);
    },
    failLoads: (error: Error) => {
      for (const { reject } of loads.splice(0)) reject(error);
    },
  };
}

test('two submits before the machine has loaded open one confirmation and save once', async () => {
  const { add, confirm, save, onSaved, completeLoads } = await start();
  await add.click();
  await add.click();
  await expect.element(confirm).not.toBeInTheDocument();
  completeLoads();
  await confirm.click();
  await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([['saved']]));
  await expect.element(confirm).not.toBeInTheDocument();
  expect(save.mock.calls).toEqual([
    [{ record: undefined, request: 'word', idempotencyKey: expect.any(String) }],
  ]);
});

test('a submit reports that the machine failed to load, and the next submit loads it again', async () => {
  const { add, confirm, onFailed, completeLoads, failLoads } = await start();
  failLoads(new Error('before any submit'));
  await add.click();
  const error = new Error('offline');
  failLoads(error);
  await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[error]]));
  await add.click();
  completeLoads();
  await expect.element(confirm).toBeVisible();
});

test('a save stays successful and the form accepts another save when a host callback for the save throws an error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { add, confirm, save, onSaved, onFailed, completeLoads } = await start();
  completeLoads();
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
  const { add, confirm, save, onSaved, onFailed, completeLoads } = await start();
  completeLoads();
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
