import type { UploadRecord } from '@portal-kit/sdk/imports';
import { DownloadButton } from '../../../kernel/downloads/download-button';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { uploadsMessages } from '../uploads.messages';
import { canCorrect, fetchFailedRows, fetchReport } from './report-files';
import * as css from './uploads.columns.css';

/** Buttons that download an upload's report, and the failed rows to correct and upload again. */
export function ReportButtons({ record }: { record: UploadRecord }) {
  const { sdk, supplierId, locale } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const { results } = useMessages(uploadsMessages);
  const fileName = record.fileName || dash;
  return (
    <div className={css.reports}>
      <DownloadButton
        tone="quiet"
        size="small"
        label={results.report}
        name={results.reportOf(fileName)}
        cancelLabel={results.cancelReport(fileName)}
        fetchFile={(options) => fetchReport(sdk, supplierId, record, options)}
      />
      {canCorrect(record) && (
        <DownloadButton
          tone="quiet"
          size="small"
          label={results.failedRows}
          name={results.failedRowsOf(fileName)}
          cancelLabel={results.cancelFailedRows(fileName)}
          fetchFile={(options) => fetchFailedRows(sdk, { supplierId, record, fileName, locale }, options)}
        />
      )}
    </div>
  );
}
