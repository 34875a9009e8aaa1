import { file, json, XLSX } from '../answers.ts';
import { ApiError, conflict, notFound } from '../api-error.ts';
import type { Call, Handler, Handlers } from '../call.ts';
import { acceptFile, isImporting } from '../imports/accept-file.ts';
import type { ImportKind } from '../imports/import-kind.ts';
import { importKinds, kindOf } from '../imports/import-kinds.ts';
import { readFile, receiveFile } from '../imports/received-file.ts';
import { reportFileName, writeReport } from '../imports/report.ts';
import { writeTemplate } from '../imports/template.ts';
import { isReportPurged, recordOf, uploadList } from '../imports/upload-record.ts';
import { page } from '../lists/list.ts';
import type { Supplier, UploadFileType } from '../model.ts';

export const importHandlers: Handlers = {
  getItemsTemplate: template(importKinds.items),
  getCustomersTemplate: template(importKinds.customers),
  getInboundOrdersTemplate: template(importKinds['inbound-orders']),
  getOutboundOrdersTemplate: template(importKinds['outbound-orders']),
  importItems: upload(importKinds.items),
  importCustomers: upload(importKinds.customers),
  importInboundOrders: upload(importKinds['inbound-orders']),
  importOutboundOrders: upload(importKinds['outbound-orders']),

  listImports(call) {
    const { world, clock, query } = call;
    const records = world.uploads
      .list(call.params.supplierId)
      .filter(({ fileType }) => mayUpload(call, fileType))
      .map((stored) => recordOf(stored, clock));
    return json(page(records, query, uploadList));
  },

  async getImportReport(call) {
    const { world, clock, params } = call;
    const stored = world.uploads.get(params.fileId ?? '', params.supplierId);
    const content = world.uploadContents.get(params.fileId ?? '', params.supplierId);
    if (!stored || !content || !mayUpload(call, stored.fileType)) throw notFound();
    if (isReportPurged(stored, clock)) {
      throw new ApiError(410, 'REPORT_PURGED', 'The report was removed after 90 days.');
    }
    if (!recordOf(stored, clock).reportAvailable) {
      throw conflict('REPORT_NOT_READY', 'The report is not ready yet.');
    }
    return file(await writeReport(stored, content), reportFileName(stored.fileName), XLSX);
  },
};

function template(kind: ImportKind): Handler {
  return async (call) => {
    const warehouseIds = supplierOf(call).warehouses.map(({ warehouseId }) => warehouseId);
    const name = `${kind.title.replaceAll(' ', '-')}-Template.xlsx`;
    return file(await writeTemplate(kind, warehouseIds), name, XLSX);
  };
}

function upload(kind: ImportKind): Handler {
  return async (call) => {
    const { world, clock, query, caller } = call;
    const { supplierId } = supplierOf(call);
    const received = await receiveFile(call.request, kind.file);
    refuseWhileImporting(call, kind);
    const rows = await readFile(received, kind.file);
    // Another file may have come while this one was read.
    refuseWhileImporting(call, kind);
    const accepted = acceptFile(world, clock, kind, supplierId, {
      ...received,
      ...rows,
      overrideDuplicates: query.get('overrideDuplicates') === 'true',
      uploadedBy: caller.email,
    });
    return json(recordOf(accepted, clock), 202);
  };
}

function supplierOf({ world, params }: Call): Supplier {
  const supplier = world.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return supplier;
}

const mayUpload = (call: Call, fileType: UploadFileType) =>
  call.caller.holdsAny([kindOf(fileType).permission], supplierOf(call));

function refuseWhileImporting({ world, params }: Call, kind: ImportKind): void {
  if (!isImporting(world, params.supplierId ?? '', kind)) return;
  throw conflict(
    'IMPORT_IN_PROGRESS',
    'A file of this kind is still being processed. Wait until it is done.',
  );
}
