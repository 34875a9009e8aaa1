import { vi } from 'vitest';

/** A file that the page has handed to the browser's downloads. */
interface Saved {
  fileName: string;
  blob: Blob;
}

/** Takes what the page saves, so that nothing lands on the disk. `vi.restoreAllMocks` ends it. */
export function catchDownloads() {
  const blobs = new Map<string, Blob>();
  const saved: Saved[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ fileName: this.download, blob });
  });
  return { saved, revoked, names: () => saved.map(({ fileName }) => fileName) };
}
