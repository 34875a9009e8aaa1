import type { DownloadedFile } from '@portal-kit/sdk';

/** Time in milliseconds until the object URL is revoked. By then the browser has read the file. */
const keepMs = 60_000;

/** Saves a file as a browser download. The browser never opens the file in the page. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  // The fixed type prevents the browser from running an HTML response as a page of this origin.
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
