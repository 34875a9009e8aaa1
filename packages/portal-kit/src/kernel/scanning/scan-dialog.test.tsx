import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../test/portal';
import { ScanDialog, type ScanDialogProps } from './scan-dialog';
import { scanningMessages } from './scanning.messages';

const texts = scanningMessages('en-US');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes the browser read `codes` from the frames of the camera, one per frame, and then nothing. */
function readFrames(...codes: readonly string[]) {
  const frames = [...codes];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['upc_a', 'ean_13', 'itf', 'code_128', 'qr_code'];
      detect = async () => {
        const rawValue = frames.shift();
        return rawValue ? [{ rawValue }] : [];
      };
    },
  );
}

function cameraStream(): MediaStream {
  const canvas = document.createElement('canvas');
  // The video starts to play with the first drawn frame.
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return canvas.captureStream();
}
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name));

async function start(getUserMedia: () => Promise<MediaStream>, props: Partial<ScanDialogProps> = {}) {
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(getUserMedia);
  const onCode = vi.fn(props.onCode ?? (async (code: string) => ({ text: `Found ${code}` })));
  const onSubmit = vi.fn();
  const { inside } = fakePortal({ sdk: fakeSdk(() => ({})).sdk });
  const screen = await render(
    inside(
      <form onSubmit={onSubmit}>
        <ScanDialog codeMaxLength={10} onClose={() => {}} {...props} onCode={onCode} />
      </form>,
    ),
  );
  return { screen, camera, onCode, onSubmit, status: page.getByRole('status') };
}

describe('the camera', () => {
  test('the dialog reports a code in view once, and closing it stops the camera', async () => {
    readFrames('A', 'A', 'A', 'A');
    const stream = cameraStream();
    const { screen, onCode, status } = await start(async () => stream);
    await expect.element(status).toHaveTextContent('Found A');
    expect(onCode.mock.calls).toEqual([['A']]);
    await screen.unmount();
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  test.each([
    ['NotAllowedError', 'blocked'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ] as const)('the dialog explains %s and takes typed codes', async (name, message) => {
    const { status, onCode } = await start(refuse(name));
    await expect.element(status).toHaveTextContent(texts[message]);
    await page.getByRole('textbox', { name: 'Code' }).fill(' 123 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('Found 123');
    expect(onCode.mock.calls).toEqual([['123']]);
  });

  test('Try again starts the camera after a failure', async () => {
    readFrames('A', 'A');
    const stream = cameraStream();
    let isBusy = true;
    const { status, camera } = await start(() =>
      isBusy ? refuse('NotReadableError')() : Promise.resolve(stream),
    );
    await expect.element(status).toHaveTextContent(texts.failed);
    isBusy = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status).toHaveTextContent('Found A');
    expect(camera).toHaveBeenCalledTimes(2);
  });
});

describe('a typed code', () => {
  test('a typed code is cut to its maximum length and does not submit a form around the dialog', async () => {
    const { onCode, onSubmit } = await start(refuse('NotFoundError'));
    await page.getByRole('textbox', { name: 'Code' }).fill('123456789012345');
    await page.getByRole('button', { name: 'Use code' }).click();
    expect(onCode.mock.calls).toEqual([['1234567890']]);
    await page.getByRole('button', { name: 'Use code' }).click();
    expect(onCode).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('Undo reverts the answer and shows what it reverted', async () => {
    const undo = vi.fn(() => 'Reverted');
    const { status } = await start(refuse('NotFoundError'), {
      onCode: async () => ({ text: 'Counted', undo }),
    });
    await page.getByRole('textbox', { name: 'Code' }).fill('1');
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('Counted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(status).toHaveTextContent('Reverted');
    expect(undo).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
