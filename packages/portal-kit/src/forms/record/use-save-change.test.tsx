import { PortalError } from '@portal-kit/sdk';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSaveChange } from './use-save-change';

const lost = new PortalError({ kind: 'timeout', message: 'x' });
const outdated = new PortalError({ kind: 'http', status: 412, message: 'x' });
const invalid = new PortalError({ kind: 'http', status: 422, message: 'x' });

/** Saves by a server that answers as told, one after the other, and holds a record meanwhile. */
async function start(answers: readonly (PortalError | 'saved')[], held: string | undefined = 'theirs') {
  const left = [...answers];
  const send = vi.fn(async (_request: string, _etag: string | null | undefined) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const reload = async () => (held === undefined ? Promise.reject(lost) : { text: held, etag: '"9"' });
  const { result } = await renderHook(() =>
    useSaveChange({ send, reload, requestOf: ({ text }: { text: string; etag: string }) => text }),
  );
  return {
    save: (request: string, etag = '"1"') => result.current(request, { text: 'known', etag }),
    sent: () => send.mock.calls,
  };
}

test('a version that our own lost try has made is taken for ours', async () => {
  const { save, sent } = await start([lost, outdated, 'saved', outdated], 'first');
  await expect(save('first')).rejects.toBe(lost);
  await expect(save('second')).resolves.toBe('saved');
  // Once it is saved, the next version that has passed is somebody else's.
  await expect(save('third', '"10"')).rejects.toBe(outdated);
  expect(sent()).toEqual([
    ['first', '"1"'],
    ['second', '"1"'],
    ['second', '"9"'],
    ['third', '"10"'],
  ]);
});

test('a version that holds what is being sent is ours: a browser or the SDK has sent it twice', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'first');
  await expect(save('first')).resolves.toBe('saved');
  expect(sent()).toEqual([
    ['first', '"1"'],
    ['first', '"9"'],
  ]);
});

test('an answer in between does not make the lost try forgotten', async () => {
  const { save } = await start([lost, invalid, outdated, 'saved'], 'first');
  await expect(save('first')).rejects.toBe(lost);
  await expect(save('second')).rejects.toBe(invalid);
  await expect(save('third')).resolves.toBe('saved');
});

test.each<[string, (PortalError | 'saved')[], string | undefined]>([
  ['nothing was lost', [outdated], 'theirs'],
  ['the record is another’s', [lost, outdated], 'theirs'],
  ['the record cannot be read', [lost, outdated], undefined],
])('it is somebody else’s where %s', async (_, answers, held) => {
  const { save, sent } = await start(answers, held);
  for (const answer of answers.includes(lost) ? [lost, outdated] : [outdated])
    await expect(save('first')).rejects.toBe(answer);
  expect(sent()).toHaveLength(answers.length);
});

test('a version that passes once more meanwhile is somebody else’s, and is not tried for a third time', async () => {
  const { save, sent } = await start([outdated, outdated, 'saved'], 'first');
  await expect(save('first')).rejects.toBe(outdated);
  expect(sent()).toHaveLength(2);
});

test('a version in which nothing of what is sent differs is no other’s change', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'known');
  await expect(save('mine')).resolves.toBe('saved');
  expect(sent()).toEqual([
    ['mine', '"1"'],
    ['mine', '"9"'],
  ]);
});

test('the same version again is not tried again', async () => {
  const { save, sent } = await start([outdated, 'saved'], 'known');
  await expect(save('mine', '"9"')).rejects.toBe(outdated);
  expect(sent()).toEqual([['mine', '"9"']]);
});
