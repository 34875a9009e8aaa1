import { PortalError } from '@portal-kit/sdk';
import { Activity, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { useSave } from './use-save';

const lost = new PortalError({ kind: 'timeout', message: 'x' });
const outdated = new PortalError({ kind: 'http', status: 412, message: 'x' });
const invalid = new PortalError({ kind: 'http', status: 422, message: 'x' });

describe('on the screen', () => {
  /** Renders a form that submits one word and that the page can hide. */
  async function start() {
    const send = vi.fn(async (_word: string) => 'saved');
    const onDone = vi.fn();
    const onFailed = vi.fn();
    const draft = { beginSave: vi.fn(() => 'key-1'), rejectSave: vi.fn(), completeSave: vi.fn() };
    function WordForm() {
      const { submit, confirmation } = useSave<string, string>({
        send,
        draft,
        onDone,
        onFailed,
        onDialogFailed: () => {},
      });
      return (
        <>
          <button type="button" onClick={() => submit('word')}>
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
    const { inside } = fakePortal();
    const page = (mode: 'visible' | 'hidden') =>
      inside(
        <StrictMode>
          <Activity mode={mode}>
            <WordForm />
          </Activity>
        </StrictMode>,
      );
    const screen = await render(page('visible'));
    return {
      add: screen.getByRole('button', { name: 'Add' }),
      confirm: screen.getByRole('button', { name: 'Confirm word' }),
      hide: () => screen.rerender(page('hidden')),
      show: () => screen.rerender(page('visible')),
      send,
      onDone,
      onFailed,
      draft,
    };
  }

  test('two submits open one confirmation and save once', async () => {
    const { add, confirm, send, onDone, draft } = await start();
    await add.click();
    await add.click();
    await confirm.click();
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['saved', false]]));
    await expect.element(confirm).not.toBeInTheDocument();
    expect(send.mock.calls).toEqual([['word', { stored: undefined, idempotencyKey: 'key-1' }]]);
    expect([draft.beginSave.mock.calls, draft.completeSave.mock.calls.length]).toEqual([[['word']], 1]);
  });

  test('a form that is hidden and shown again during a save sends it once and reports it once', async () => {
    const { add, confirm, hide, show, send, onDone } = await start();
    const response = Promise.withResolvers<string>();
    send.mockReturnValueOnce(response.promise);
    await add.click();
    await confirm.click();
    await expect.element(confirm).toBeDisabled();
    await hide();
    await show();
    await expect.element(confirm).not.toBeInTheDocument();
    response.resolve('saved while hidden');
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['saved while hidden', true]]));
    await add.click();
    await confirm.click();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['refused', invalid, 1],
    ['without a response', lost, 0],
  ])(
    'a save %s is reported, and the draft drops its key only after a response',
    async (_, error, refusals) => {
      const { add, confirm, send, onFailed, draft } = await start();
      send.mockRejectedValueOnce(error);
      await add.click();
      await confirm.click();
      await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[error]]));
      expect([draft.rejectSave.mock.calls.length, draft.completeSave.mock.calls.length]).toEqual([
        refusals,
        0,
      ]);
    },
  );
});

describe('a change of a stored record', () => {
  /** Renders the hook with a server that stores a record with the given text and sends the given responses in order. */
  async function start(
    responses: readonly (PortalError | 'saved')[],
    onServer: string | undefined = 'theirs',
  ) {
    const remaining = [...responses];
    const requests: [request: string, etag: string | null | undefined][] = [];
    const onDone = vi.fn();
    const onFailed = vi.fn();
    let stored = { text: 'known', etag: '"1"' };
    const { result, act, rerender } = await renderHook(
      () =>
        useSave<string, string, { text: string; etag: string }>({
          stored,
          send: async (request, target) => {
            requests.push([request, target.stored?.etag]);
            const response = remaining.shift();
            if (response instanceof Error) throw response;
            return 'saved';
          },
          reread: async () =>
            onServer === undefined ? Promise.reject(lost) : { text: onServer, etag: '"9"' },
          toRequest: ({ text }) => text,
          onDone,
          onFailed,
          onDialogFailed: () => {},
        }),
      { wrapper: ({ children }) => fakePortal().inside(children) },
    );
    return {
      /** Submits and confirms a request, and resolves a conflict. */
      save: async (request: string, etag = '"1"') => {
        stored = { text: 'known', etag };
        await rerender();
        const before = onDone.mock.calls.length + onFailed.mock.calls.length;
        await act(() => result.current.submit(request));
        await act(() => result.current.confirmation.confirm());
        await vi.waitFor(() =>
          expect(onDone.mock.calls.length + onFailed.mock.calls.length).toBe(before + 1),
        );
        await act(() => result.current.conflict.resolve());
      },
      sent: () => requests,
      done: () => onDone.mock.calls.map(([saved]) => saved),
      failures: () => onFailed.mock.calls.map(([error]) => error),
    };
  }

  test('a version created by our own save without a response is not a concurrent edit', async () => {
    const { save, sent, failures, done } = await start([lost, outdated, 'saved', outdated], 'first');
    await save('first');
    await save('second');
    // After a save the next newer version is a concurrent edit.
    await save('third', '"10"');
    expect(sent()).toEqual([
      ['first', '"1"'],
      ['second', '"1"'],
      ['second', '"9"'],
      ['third', '"10"'],
    ]);
    expect([done(), failures()]).toEqual([['saved'], [lost, outdated]]);
  });

  test('a version equal to the request is not a concurrent edit, because a browser or the SDK repeated the request', async () => {
    const { save, sent, done } = await start([outdated, 'saved'], 'first');
    await save('first');
    expect(sent()).toEqual([
      ['first', '"1"'],
      ['first', '"9"'],
    ]);
    expect(done()).toEqual(['saved']);
  });

  test('a refusal after a save without a response keeps the request of that save', async () => {
    const { save, failures, done } = await start([lost, invalid, outdated, 'saved'], 'first');
    for (const request of ['first', 'second', 'third']) await save(request);
    expect([done(), failures()]).toEqual([['saved'], [lost, invalid]]);
  });

  test.each<[string, (PortalError | 'saved')[], string | undefined]>([
    ['every save received a response', [outdated], 'theirs'],
    ['the stored record differs from the save without a response', [lost, outdated], 'theirs'],
    ['the stored record cannot be read', [lost, outdated], undefined],
  ])('a newer version is a concurrent edit if %s', async (_, responses, onServer) => {
    const { save, sent, failures } = await start(responses, onServer);
    for (const _ of responses) await save('first');
    expect(failures()).toEqual(responses);
    expect(sent()).toHaveLength(responses.length);
  });

  test('a second newer version during the save is a concurrent edit, and the change is not sent a third time', async () => {
    const { save, sent, failures } = await start([outdated, outdated, 'saved'], 'first');
    await save('first');
    expect([sent().length, failures()]).toEqual([2, [outdated]]);
  });

  test('a newer version without changes to the sent fields is not a concurrent edit', async () => {
    const { save, sent, done } = await start([outdated, 'saved'], 'known');
    await save('mine');
    expect(sent()).toEqual([
      ['mine', '"1"'],
      ['mine', '"9"'],
    ]);
    expect(done()).toEqual(['saved']);
  });

  test('a change that the server refuses for the current version is not sent again', async () => {
    const { save, sent, failures } = await start([outdated, 'saved'], 'known');
    await save('mine', '"9"');
    expect([sent(), failures()]).toEqual([[['mine', '"9"']], [outdated]]);
  });
});
