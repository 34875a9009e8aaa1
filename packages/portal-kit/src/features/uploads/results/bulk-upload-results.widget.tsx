import type { Page } from '@portal-kit/sdk';
import { listImportsContract } from '@portal-kit/sdk/contract';
import { importQueries, type UploadRecord } from '@portal-kit/sdk/imports';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useMemo } from 'react';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { retryDelayMs } from '../../../kernel/queries/back-off';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { labeledOptions } from '../../../lists/filters/filter-field';
import type { ListInputs } from '../../../lists/list-inputs';
import { RecordList } from '../../../lists/record-list';
import { useRecordList } from '../../../lists/use-record-list';
import { uploadsMessages } from '../uploads.messages';
import { UploadSelection, uploadName } from './upload-selection';
import { formatRowCounts, formatUploadStatus, uploadColumns } from './uploads.columns';
import * as css from './uploads.columns.css';
import { isInProgress, useFinishedUploads } from './use-finished-uploads';

/** Properties of {@link BulkUploadResults}. */
export type BulkUploadResultsProps = ListInputs;

/** Interval in milliseconds at which the list reloads while the server processes a file. */
const pollMs = 10_000;

const reloadInterval = ({
  state: { data, error },
}: {
  state: { data: Page<UploadRecord> | undefined; error: unknown };
}) => (data?.rows.some(isInProgress) ? Math.max(pollMs, retryDelayMs(error)) : false);

const recordId = ({ fileId }: UploadRecord) => fileId;

/**
 * The uploaded files with their status, row counts, report and failed rows.
 *
 * @remarks Source: `listImports` and `getImportReport` of `openapi/portal`. Row counts exclude the header, sizes are
 * bytes. Shows the file types that the user has permission to upload. Reloads every 10 s while the server processes a
 * file, or later if the server sends a longer retry delay; a failed reload shows a message above the rows. A failed
 * first load shows 'Data Error' inside the widget with a Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
 *
 * export const Uploads = () => <BulkUploadResults />;
 * ```
 */
export function BulkUploadResults(props: BulkUploadResultsProps) {
  return (
    <WidgetBoundary widget="BulkUploadResults">
      <BulkUploadResultsView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function BulkUploadResultsView(props: BulkUploadResultsProps) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const { results } = texts;
  const list = useRecordList<UploadRecord>({
    ...props,
    list: 'uploads',
    contract: listImportsContract,
    query: (params) => importQueries.list(sdk, { supplierId, ...params }),
    refetchInterval: reloadInterval,
  });
  const finished = useFinishedUploads(list.isOutdated ? undefined : list.rows);
  const columns = useMemo(() => uploadColumns(texts, kernel), [texts, kernel]);
  const filters = useMemo(
    () => [
      { field: 'fileType', label: texts.results.columns.fileType, options: labeledOptions(texts.fileTypes) },
      { field: 'status', label: texts.results.columns.status, options: labeledOptions(texts.results.status) },
    ],
    [texts],
  );
  return (
    <RecordList
      list={list}
      texts={{
        title: texts.resultsTitle,
        search: results.search,
        empty: results.noMatch,
        showAll: results.showAll,
        emptyReadOnly: results.empty,
      }}
      columns={columns}
      filters={filters}
      getRowId={recordId}
      getRowName={uploadName}
      // Always rendered: screen readers announce changes inside a live region, but not a new region.
      heading={
        <>
          <p role="status" className={css.outdated}>
            {list.hasRefreshFailed && results.outdated}
          </p>
          <p aria-live="polite" className={visuallyHidden}>
            {finished
              .map((record) =>
                results.settled(
                  record.fileName || kernel.dash,
                  formatUploadStatus(record, texts),
                  formatRowCounts(record, texts),
                ),
              )
              .join(' ')}
          </p>
        </>
      }
      renderSelection={(props) => <UploadSelection {...props} texts={texts} />}
    />
  );
}
