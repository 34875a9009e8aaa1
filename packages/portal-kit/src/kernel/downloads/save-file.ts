import type { DownloadedFile } from '@portal-kit/sdk';

/** Time until the object URL is revoked; the browser reads the file before. Milliseconds. */
const keepMs = 60_000;

/** Passes a file to the browser's downloads. The browser never opens it in the page. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  // The fixed type keeps the browser from running an HTML response as a page of this origin.
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
