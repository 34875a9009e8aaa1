import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startFormConfirmation } from './start-form-confirmation';
import { useFormConfirmation } from './use-form-confirmation';

type Start = typeof startFormConfirmation;

/** A form of one word, the code of whose confirmation comes when the test says so. */
async function start() {
  const fetches: PromiseWithResolvers<Start>[] = [];
  const save = vi.fn(async () => 'saved');
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  function WordForm() {
    const confirmation = useFormConfirmation<string, string>({ save, onSaved, onFailed }, () => {
      const fetch = Promise.withResolvers<Start>();
      fetches.push(fetch);
      return fetch.promise;
    });
    return (
      <>
        <button type="button" onClick={() => confirmation.submit('word')}>
          Add
        </button>
        {confirmation.isAsking && (
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
    codeComes: () => {
      for (const { resolve } of fetches.splice(0)) resolve(startFormConfirmation);
    },
    codeFails: (error: Error) => {
      for (const { reject } of fetches.splice(0)) reject(error);
    },
  };
}

test('what is submitted twice before the code has come is asked about once it is there, and saved once', async () => {
  const { add, confirm, save, onSaved, codeComes } = await start();
  await add.click();
  await add.click();
  await expect.element(confirm).not.toBeInTheDocument();
  codeComes();
  await confirm.click();
  await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([['saved']]));
  await expect.element(confirm).not.toBeInTheDocument();
  expect(save.mock.calls).toEqual([[{ request: 'word', idempotencyKey: expect.any(String) }]]);
});

test('code that cannot be fetched is told of to whoever submits, and the next submit fetches it again', async () => {
  const { add, confirm, onFailed, codeComes, codeFails } = await start();
  codeFails(new Error('ahead of any need'));
  await add.click();
  const error = new Error('offline');
  codeFails(error);
  await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[error]]));
  await add.click();
  codeComes();
  await expect.element(confirm).toBeVisible();
});
