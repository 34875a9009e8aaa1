import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/downloads';
import { saveFile } from './save-file';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saveFile saves the file under its name, byte for byte', async () => {
  const { saved } = catchDownloads();
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  saveFile({ blob: new Blob([bytes]), fileName: 'Items <1>.xlsx' });
  expect(saved.map(({ fileName }) => fileName)).toEqual(['Items <1>.xlsx']);
  expect(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

test("saveFile saves an HTML page as bytes, so that it cannot run in the portal's origin", async () => {
  const { saved } = catchDownloads();
  const page = '<script>globalThis.hit = true</script>';
  saveFile({ blob: new Blob([page], { type: 'text/html' }), fileName: 'items.html' });
  expect(saved[0]?.blob.type).toBe('application/octet-stream');
  expect(await saved[0]?.blob.text()).toBe(page);
});

test('saveFile removes its link at once and revokes its object URL after a minute', () => {
  const { revoked } = catchDownloads();
  const before = document.body.innerHTML;
  saveFile({ blob: new Blob(['x']), fileName: 'x.csv' });
  expect(document.body.innerHTML).toBe(before);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked.mock.calls).toEqual([['blob:test/0']]);
});
