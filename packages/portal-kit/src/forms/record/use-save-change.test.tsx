import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSaveChange } from './use-save-change';

const lost = new PortalError({ kind: 'timeout', message: 'x' });
const outdated = new PortalError({ kind: 'http', status: 412, message: 'x' });
const invalid = new PortalError({ kind: 'http', status: 422, message: 'x' });

/** A server that stores a record with the given text and sends the given responses in order. */
async function start(responses: readonly (PortalError | 'saved')[], stored: string | undefined = 'theirs') {
  const remaining = [...responses];
  const requests: [request: string, etag: string | null | undefined][] = [];
  const send = async (request: string, _: unknown, etag: string | null | undefined) => {
    requests.push([request, etag]);
    const response = remaining.shift();
    if (response instanceof Error) throw response;
    return response;
  };
  const reload = async () => (stored === undefined ? Promise.reject(lost) : { text: stored, etag: '"9"' });
  const { result } = await renderHook(() =>
    useSaveChange({ send, reload, requestOf: ({ text }: { text: string; etag: string }) => text }),
  );
  return {
    save: (request: string, etag = '"1"') => result.current(request, { text: 'known', etag }),
    sent: () => requests,
  };
}

test('a version created by our own save without a response is not a concurrent edit', async () => {
  const { save, sent } = await start([lost, outdated, 'saved', outdated], 'first');
  await expect(save('first')).rejects.toBe(lost);
  await expect(save('second')).resolves.toBe('saved');
  // After a save the next newer version is a concurrent edit.
  await expect(save('third', '"10"')).rejects.toBe(outdated);
  expect(sent()).toEqual([
    ['first', '"1"'],
    ['second', '"1"'],
    ['second', '"9"'],
    ['third', '"10"'],
  ]);
});

test('a version equal to the request is not a concurrent edit, because a browser or the SDK repeated the request', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'first');
  await expect(save('first')).resolves.toBe('saved');
  expect(sent()).toEqual([
    ['first', '"1"'],
    ['first', '"9"'],
  ]);
});

test('a refusal after a save without a response keeps the request of that save', async () => {
  const { save } = await start([lost, invalid, outdated, 'saved'], 'first');
  await expect(save('first')).rejects.toBe(lost);
  await expect(save('second')).rejects.toBe(invalid);
  await expect(save('third')).resolves.toBe('saved');
});

test.each<[string, (PortalError | 'saved')[], string | undefined]>([
  ['every save received a response', [outdated], 'theirs'],
  ['the stored record differs from the save without a response', [lost, outdated], 'theirs'],
  ['the stored record cannot be read', [lost, outdated], undefined],
])('a newer version is a concurrent edit if %s', async (_, responses, stored) => {
  const { save, sent } = await start(responses, stored);
  for (const response of responses) await expect(save('first')).rejects.toBe(response);
  expect(sent()).toHaveLength(responses.length);
});

test('a second newer version during the save is a concurrent edit, and the change is not sent a third time', async () => {
  const { save, sent } = await start([outdated, outdated, 'saved'], 'first');
  await expect(save('first')).rejects.toBe(outdated);
  expect(sent()).toHaveLength(2);
});

test('a newer version without changes to the sent fields is not a concurrent edit', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'known');
  await expect(save('mine')).resolves.toBe('saved');
  expect(sent()).toEqual([
    ['mine', '"1"'],
    ['mine', '"9"'],
  ]);
});

test('a change that the server refuses for the current version is not sent again', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'known');
  await expect(save('mine', '"9"')).rejects.toBe(outdated);
  expect(sent()).toEqual([['mine', '"9"']]);
});
