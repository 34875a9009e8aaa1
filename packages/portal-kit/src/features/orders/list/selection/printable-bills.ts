import type { DownloadedFile } from '@portal-kit/sdk';
import { PDFDocument } from 'pdf-lib';

/**
 * Reads a bill of lading, so that it can be joined with others.
 *
 * @throws An error of pdf-lib for a file that is not a PDF or that is encrypted.
 */
export const readBill = async ({ blob }: DownloadedFile): Promise<PDFDocument> =>
  PDFDocument.load(await blob.arrayBuffer(), { updateMetadata: false });

/** Joins bills of lading into one PDF, which can be printed at once. */
export async function joinBills(bills: readonly PDFDocument[], fileName: string): Promise<DownloadedFile> {
  const joined = await PDFDocument.create();
  for (const bill of bills)
    for (const page of await joined.copyPages(bill, bill.getPageIndices())) joined.addPage(page);
  return { fileName, blob: new Blob([(await joined.save()) as BlobPart], { type: 'application/pdf' }) };
}
