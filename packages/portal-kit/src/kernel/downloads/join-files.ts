import type { DownloadedFile } from '@portal-kit/sdk';

/** Returns one file as it is, or packs several files in a ZIP file. Two files with the same name get a number. */
export async function joinFiles(files: readonly DownloadedFile[], zipName: string): Promise<DownloadedFile> {
  const [first] = files;
  if (first && files.length === 1) return first;
  const { zipSync } = await import('fflate');
  const contents: Record<string, Uint8Array> = {};
  for (const { fileName, blob } of files) {
    let name = fileName;
    for (let copy = 2; Object.hasOwn(contents, name); copy += 1)
      name = fileName.replace(/(\.[^.]*)?$/, ` (${copy})$1`);
    contents[name] = new Uint8Array(await blob.arrayBuffer());
  }
  // PDF files and workbooks are already compressed, so the ZIP file stores them unchanged.
  return { fileName: zipName, blob: new Blob([zipSync(contents, { level: 0 }) as BlobPart]) };
}
