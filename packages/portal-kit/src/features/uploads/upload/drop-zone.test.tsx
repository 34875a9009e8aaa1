import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../../test/portal';
import { csvFile } from '../../../../test/uploads';
import { DropZone } from './drop-zone';

async function start({ isDisabled = false } = {}) {
  const onChoose = vi.fn();
  const onRefuse = vi.fn();
  const screen = await render(
    fakePortal().inside(
      <DropZone
        accepts={['.xlsx', '.csv']}
        limits="Up to 5,000 rows and 10 MB."
        isDisabled={isDisabled}
        onChoose={onChoose}
        onRefuse={onRefuse}
      />,
    ),
  );
  const zone = screen.getByText('Drop a .csv or .xlsx file here or').element().parentElement as HTMLElement;
  return { screen, zone, onChoose, onRefuse };
}

/** Creates the data of a drag operation. */
function dragged(...things: readonly (File | string)[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const thing of things)
    if (typeof thing === 'string') transfer.items.add(thing, 'text/plain');
    else transfer.items.add(thing);
  return transfer;
}

/** Drops data on an element and returns whether the browser would have opened the data. */
function drag(type: 'dragover' | 'dragleave' | 'drop', target: Element, dataTransfer = dragged(csvFile())) {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return { isOpenedByBrowser: !event.defaultPrevented };
}

test('dropping one file chooses the file', async () => {
  const { zone, onChoose, onRefuse } = await start();
  const file = csvFile();
  expect(drag('drop', zone, dragged(file))).toEqual({ isOpenedByBrowser: false });
  expect(onChoose.mock.calls).toEqual([[file]]);
  expect(onRefuse).not.toHaveBeenCalled();
});

test('dropping several files chooses no file and shows a message', async () => {
  const { zone, onChoose, onRefuse } = await start();
  drag('drop', zone, dragged(csvFile(), csvFile(undefined, 'others.csv')));
  expect(onRefuse.mock.calls).toEqual([['Upload one file at a time.']]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('dropping a folder chooses nothing', async () => {
  const { zone, onChoose, onRefuse } = await start();
  // Tests cannot create a folder to drag.
  const entry = vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry');
  entry.mockReturnValue({ isDirectory: true } as FileSystemEntry);
  drag('drop', zone, dragged(new File([], 'wines')));
  entry.mockRestore();
  expect(onRefuse.mock.calls).toEqual([["That's a folder. Choose a file instead."]]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('dropping text or a link shows that it is not a file', async () => {
  const { zone, onChoose, onRefuse } = await start();
  drag('drop', zone, dragged('SKU,Description'));
  expect([onChoose.mock.calls, onRefuse.mock.calls]).toEqual([
    [],
    [['You dropped text or a link. Save the file to your device, then choose it here.']],
  ]);
});

test('a file that is dropped during an upload is ignored, and the browser does not open the file', async () => {
  const { zone, screen, onChoose } = await start({ isDisabled: true });
  expect(drag('drop', zone)).toEqual({ isOpenedByBrowser: false });
  expect(onChoose).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
});

test('a file dropped outside the zone does not replace the page while the zone is mounted', async () => {
  const { screen, onChoose } = await start();
  for (const type of ['dragover', 'drop'] as const)
    expect([type, drag(type, document.body)]).toEqual([type, { isOpenedByBrowser: false }]);
  expect(drag('drop', document.body, dragged('text'))).toEqual({ isOpenedByBrowser: true });
  expect(onChoose).not.toHaveBeenCalled();
  await screen.unmount();
  expect(drag('drop', document.body)).toEqual({ isOpenedByBrowser: true });
});

test('the drop zone is highlighted while a file is over it', async () => {
  const { zone } = await start();
  const isDraggedOver = () => zone.hasAttribute('data-over');
  drag('dragover', zone);
  await expect.poll(isDraggedOver).toBe(true);
  drag('dragleave', zone);
  await expect.poll(isDraggedOver).toBe(false);
  drag('dragover', zone);
  await expect.poll(isDraggedOver).toBe(true);
  drag('drop', zone);
  await expect.poll(isDraggedOver).toBe(false);
});

test('the button of the drop zone opens the file dialog for one file of the accepted types', async () => {
  const { screen } = await start();
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await screen.getByRole('button', { name: 'Choose a file' }).click();
  expect(open).toHaveBeenCalledOnce();
  open.mockRestore();
  expect([input?.accept, input?.multiple, input?.tabIndex]).toEqual(['.xlsx,.csv', false, -1]);
  await expect.element(screen.getByText('Up to 5,000 rows and 10 MB.')).toBeVisible();
});
