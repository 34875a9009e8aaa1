import { PortalError } from '@portal-kit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../test/portal';
import { isOutdated, OutdatedRecord } from './outdated-record';

const answered = (status: number) => new PortalError({ kind: 'http', status, message: 'No' });

test.each([
  ['412, the record has moved on', answered(412), true],
  ['428, no version was sent', answered(428), true],
  ['409, another reason', answered(409), false],
  ['422, the fields are wrong', answered(422), false],
  ['no answer', new PortalError({ kind: 'network', message: 'No' }), false],
  ['an error of another kind', { status: 412 }, false],
])('a save that is refused with %s: outdated or not', (_, error, expected) => {
  expect(isOutdated(error)).toBe(expected);
});

/** The choice between mine and theirs; `reads` ends the reading of theirs. */
async function start() {
  const reads: PromiseWithResolvers<string | undefined>[] = [];
  const onRequestReload = vi.fn(() => {
    const read = Promise.withResolvers<string | undefined>();
    reads.push(read);
    return read.promise;
  });
  const onTakeTheirs = vi.fn();
  const onKeepMine = vi.fn();
  const { inside, notify } = fakePortal();
  const screen = await render(
    inside(
      <form>
        <OutdatedRecord {...{ onRequestReload, onTakeTheirs, onKeepMine }} />
        <input aria-label="SKU" disabled />
        <input aria-label="Brand" />
        <input aria-label="Size" />
      </form>,
    ),
  );
  return {
    reads,
    onRequestReload,
    onTakeTheirs,
    onKeepMine,
    notify,
    screen,
    theirs: screen.getByRole('button', { name: 'Show theirs' }),
    mine: screen.getByRole('button', { name: 'Keep mine' }),
  };
}

describe('the choice', () => {
  test('is announced, and reads nothing before it is made', async () => {
    const { screen, onRequestReload } = await start();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Somebody else has changed this since you opened it.Show theirsKeep mine');
    expect(onRequestReload).not.toHaveBeenCalled();
  });

  test('of theirs takes what is there now', async () => {
    const { theirs, reads, onTakeTheirs, onKeepMine } = await start();
    await theirs.click();
    reads[0]?.resolve('fresh');
    await expect.poll(() => onTakeTheirs.mock.calls).toEqual([['fresh']]);
    expect(onKeepMine).not.toHaveBeenCalled();
  });

  test('of mine is based on what is there now', async () => {
    const { mine, reads, onTakeTheirs, onKeepMine } = await start();
    await mine.click();
    reads[0]?.resolve('fresh');
    await expect.poll(() => onKeepMine.mock.calls).toEqual([['fresh']]);
    expect(onTakeTheirs).not.toHaveBeenCalled();
  });

  test('is made once while theirs are read', async () => {
    const { theirs, mine, onRequestReload } = await start();
    await theirs.click();
    await expect.element(mine).toHaveAttribute('aria-disabled', 'true');
    await expect.element(theirs).toHaveAttribute('aria-disabled', 'true');
    (theirs.element() as HTMLButtonElement).click();
    expect(onRequestReload).toHaveBeenCalledOnce();
  });

  test('that cannot be carried out is told of, and can be made again', async () => {
    const { theirs, mine, reads, notify, onTakeTheirs } = await start();
    await theirs.click();
    reads[0]?.reject(new PortalError({ kind: 'timeout', message: 'x' }));
    await expect
      .poll(() => notify.mock.calls.map(([{ caption }]) => caption))
      .toEqual(['The server took too long to answer. Please, try again.']);
    expect(onTakeTheirs).not.toHaveBeenCalled();
    await expect.element(mine).not.toHaveAttribute('aria-disabled');
  });

  test('of a record that is gone changes nothing', async () => {
    const { mine, reads, onKeepMine } = await start();
    await mine.click();
    reads[0]?.resolve(undefined);
    await expect.element(mine).not.toHaveAttribute('aria-disabled');
    expect(onKeepMine).not.toHaveBeenCalled();
  });

  test.each(['theirs', 'mine'] as const)(
    'of %s leaves the focus in the first field that can be changed',
    async (choice) => {
      const { reads, screen, ...buttons } = await start();
      await buttons[choice].click();
      await expect.element(buttons[choice]).toHaveFocus();
      reads[0]?.resolve('fresh');
      await expect.element(screen.getByRole('textbox', { name: 'Brand' })).toHaveFocus();
    },
  );

  test('leaves the focus of who has gone on meanwhile', async () => {
    const { mine, reads, screen, onKeepMine } = await start();
    await mine.click();
    const size = screen.getByRole('textbox', { name: 'Size' });
    await size.click();
    reads[0]?.resolve('fresh');
    await expect.poll(() => onKeepMine.mock.calls).toEqual([['fresh']]);
    await expect.element(size).toHaveFocus();
  });

  test('that cannot be carried out keeps the focus on its button', async () => {
    const { mine, reads, notify } = await start();
    await mine.click();
    reads[0]?.reject(new PortalError({ kind: 'timeout', message: 'x' }));
    await expect.poll(() => notify.mock.calls.length).toBe(1);
    await expect.element(mine).toHaveFocus();
  });
});
