import { importReport, type UploadRecord } from '@portal-kit/sdk/imports';
import { DownloadButton } from '../../../kernel/downloads/download-button';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { failedRowsFile } from '../file/failed-rows';
import { uploadsMessages } from '../uploads.messages';
import * as css from './uploads.columns.css';

/** Buttons that download an upload's report, and the failed rows to correct and upload again. */
export function ReportButtons({ record }: { record: UploadRecord }) {
  const { sdk, supplierId } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const { results } = useMessages(uploadsMessages);
  const { fileId, failedRows, skippedRows } = record;
  const fileName = record.fileName || dash;
  return (
    <div className={css.reports}>
      <DownloadButton
        tone="quiet"
        size="small"
        label={results.report}
        name={results.reportOf(fileName)}
        cancelLabel={results.cancelReport(fileName)}
        fetchFile={(options) => importReport(sdk, { supplierId, fileId }, options)}
      />
      {(failedRows ?? 0) + (skippedRows ?? 0) > 0 && (
        <DownloadButton
          tone="quiet"
          size="small"
          label={results.failedRows}
          name={results.failedRowsOf(fileName)}
          cancelLabel={results.cancelFailedRows(fileName)}
          fetchFile={async (options) =>
            failedRowsFile(await importReport(sdk, { supplierId, fileId }, options), fileName, options)
          }
        />
      )}
    </div>
  );
}
