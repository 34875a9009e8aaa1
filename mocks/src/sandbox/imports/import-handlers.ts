import { ApiError, conflict, notFound } from '../api-error.ts';
import type { Handler, HandlerContext, Handlers } from '../handler.ts';
import { page } from '../lists/list.ts';
import type { Supplier } from '../model/party.ts';
import type { UploadFileType } from '../model/upload.ts';
import { file, json, XLSX } from '../responses.ts';
import { acceptFile, isImporting } from './accept-file.ts';
import { readFile, receiveFile } from './file/received-file.ts';
import type { ImportKind } from './import-kind.ts';
import { getImportKind, importKinds } from './import-kinds.ts';
import { isReportPurged, toUploadRecord, uploadList } from './upload-record.ts';
import { reportFileName, writeReport } from './workbooks/report.ts';
import { writeTemplate } from './workbooks/template.ts';

export const importHandlers: Handlers = {
  getItemsTemplate: template(importKinds.items),
  getCustomersTemplate: template(importKinds.customers),
  getInboundOrdersTemplate: template(importKinds['inbound-orders']),
  getOutboundOrdersTemplate: template(importKinds['outbound-orders']),
  importItems: upload(importKinds.items),
  importCustomers: upload(importKinds.customers),
  importInboundOrders: upload(importKinds['inbound-orders']),
  importOutboundOrders: upload(importKinds['outbound-orders']),

  listImports(context) {
    const { db, clock, query } = context;
    const records = db.uploads
      .list(context.params.supplierId)
      .filter(({ fileType }) => mayUpload(context, fileType))
      .map((stored) => toUploadRecord(stored, clock));
    return json(page(records, query, uploadList));
  },

  async getImportReport(context) {
    const { db, clock, params } = context;
    const stored = db.uploads.get(params.fileId ?? '', params.supplierId);
    const content = db.uploadContents.get(params.fileId ?? '', params.supplierId);
    if (!stored || !mayUpload(context, stored.fileType)) throw notFound();
    if (!content || isReportPurged(stored, clock)) {
      const reason = stored.isContentRemoved ? 'to limit the memory of the sandbox' : 'after 90 days';
      throw new ApiError(410, 'REPORT_PURGED', `The report was removed ${reason}.`);
    }
    if (!toUploadRecord(stored, clock).reportAvailable) {
      throw conflict('REPORT_NOT_READY', 'The report is not ready yet.');
    }
    return file(await writeReport(stored, content), reportFileName(stored.fileName), XLSX);
  },
};

function template(kind: ImportKind): Handler {
  return async (context) => {
    const warehouseIds = getSupplier(context).warehouses.map(({ warehouseId }) => warehouseId);
    const name = `${kind.title.replaceAll(' ', '-')}-Template.xlsx`;
    return file(await writeTemplate(kind, warehouseIds), name, XLSX);
  };
}

function upload(kind: ImportKind): Handler {
  return async (context) => {
    const { db, clock, query, caller } = context;
    const { supplierId } = getSupplier(context);
    const received = await receiveFile(await context.form(), kind.file);
    assertNoImportInProgress(context, kind);
    const rows = readFile(received, kind.file);
    // Another upload may have started while this file was read.
    assertNoImportInProgress(context, kind);
    const accepted = acceptFile(db, clock, kind, supplierId, {
      ...received,
      ...rows,
      overrideDuplicates: query.get('overrideDuplicates') === 'true',
      uploadedBy: caller.author,
    });
    return json(toUploadRecord(accepted, clock), 202);
  };
}

function getSupplier({ db, params }: HandlerContext): Supplier {
  const supplier = db.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return supplier;
}

const mayUpload = (context: HandlerContext, fileType: UploadFileType) =>
  context.caller.hasAnyPermission([getImportKind(fileType).permission], getSupplier(context));

function assertNoImportInProgress({ db, params }: HandlerContext, kind: ImportKind): void {
  if (!isImporting(db, params.supplierId ?? '', kind)) return;
  throw conflict(
    'IMPORT_IN_PROGRESS',
    'A file of this kind is still being processed. Wait until it is done.',
  );
}
