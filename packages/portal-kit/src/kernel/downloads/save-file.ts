import type { DownloadedFile } from '@portal-kit/sdk';

/** How long the browser may take to read a file before its address is given back. Milliseconds. */
const keepMs = 60_000;

/** Hands a file to the browser's downloads. It is saved whatever it holds, and never opened in the page. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  // A page that the server has sent in place of a file must not run as one of ours.
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
