import { vi } from 'vitest';

/** A file that the page saved as a browser download. */
interface Saved {
  fileName: string;
  blob: Blob;
}

/** Records downloads instead of saving files. `vi.restoreAllMocks` restores the browser. */
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
