import { listImportsContract } from '@portal-kit/sdk/contract';
import { importQueries, type UploadRecord } from '@portal-kit/sdk/imports';
import { Button } from '@portal-kit/ui/button';
import { DataTable } from '@portal-kit/ui/data-table';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { effectiveSort, listParams } from '../../../kernel/list-state/list-state';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { retryDelayMs } from '../../../kernel/portal/back-off';
import { hostProps } from '../../../kernel/portal/host-props';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import type { ListInputs } from '../../../lists/list-inputs';
import { ListEmpty, ListFailure } from '../../../lists/list-message';
import { ListPagination } from '../../../lists/list-pagination';
import { useRowSelection } from '../../../lists/selection/use-row-selection';
import { ListToolbar } from '../../../lists/toolbar/list-toolbar';
import * as css from '../../../lists/toolbar/list-toolbar.css';
import { usePageCorrection, useSortCorrection } from '../../../lists/use-list-corrections';
import { useListState } from '../../../lists/use-list-state';
import { hideableColumns, useTablePreferences } from '../../../lists/use-table-preferences';
import { useListViews } from '../../../lists/views/use-list-views';
import { viewColumns } from '../../../lists/views/view-columns';
import { ViewsButton } from '../../../lists/views/views-button';
import { uploadsMessages } from '../uploads.messages';
import { UploadSelection, uploadName } from './upload-selection';
import { countsOf, statusWords, uploadColumns } from './uploads.columns';
import * as uploadCss from './uploads.columns.css';
import { isInProgress, useFinishedUploads } from './use-finished-uploads';

/** Properties of {@link BulkUploadResults}. */
export type BulkUploadResultsProps = ListInputs;

/** Interval in milliseconds at which the list reloads while the server processes a file. */
const pollMs = 10_000;

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
      <BulkUploadResultsView {...hostProps(props)} />
    </WidgetBoundary>
  );
}

function BulkUploadResultsView({
  state: hostState,
  onStateChange,
  preferences: preferenceStore,
  views: viewStore,
}: BulkUploadResultsProps) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const views = useListViews('uploads', viewStore);
  const [state, change] = useListState({ list: 'uploads', state: hostState, onStateChange, views });
  useSortCorrection(state, listImportsContract, change);
  const [preferences, changePreferences] = viewColumns(
    state,
    change,
    useTablePreferences('uploads', preferenceStore),
  );
  const query = (params: ReturnType<typeof listParams>) => importQueries.list(sdk, { supplierId, ...params });
  const selection = listParams(state, listImportsContract);
  const list = useQuery(
    {
      ...query(selection),
      placeholderData: (page, from) => (from?.queryKey[1] === supplierId ? page : undefined),
      refetchInterval: ({ state: { data, error } }) =>
        data?.rows.some(isInProgress) ? Math.max(pollMs, retryDelayMs(error)) : false,
    },
    usePortalQueryClient(),
  );
  const settled = useFinishedUploads(list.isPlaceholderData ? undefined : list.data?.rows);
  usePageCorrection(list.isPlaceholderData ? undefined : list.data, state, change);

  const root = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => uploadColumns(texts, kernel), [texts, kernel]);
  const hideable = useMemo(() => hideableColumns(columns), [columns]);
  const filters = useMemo(() => {
    const options = (labels: Readonly<Record<string, string>>) =>
      Object.entries(labels).map(([id, label]) => ({ id, label }));
    return [
      { field: 'fileType', label: texts.results.columns.fileType, options: options(texts.fileTypes) },
      { field: 'status', label: texts.results.columns.status, options: options(texts.results.status) },
    ];
  }, [texts]);
  const selectable = {
    ...{ name: 'uploads' as const, root, state, query, selection },
    rows: list.data?.rows,
    total: list.data?.total ?? null,
  };
  const names = { getRowId: recordId, getRowName: uploadName };
  const { store, renderLead } = useRowSelection<UploadRecord>({ list: selectable, ...names });
  const { columnId, direction } = effectiveSort(state, listImportsContract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  const isNarrowed = state.searchInput !== '' || state.filter !== '';
  const message =
    list.isError && list.data === undefined ? (
      <ListFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : list.data?.rows.length === 0 && !list.isPlaceholderData ? (
      <ListEmpty
        text={isNarrowed ? texts.results.noMatch : texts.results.empty}
        actions={
          isNarrowed && (
            <Button onClick={() => change({ searchInput: '', filter: '', page: 0 })}>
              {texts.results.showAll}
            </Button>
          )
        }
      />
    ) : undefined;

  return (
    <div ref={root} className={css.list}>
      <ListToolbar
        searchLabel={texts.results.search}
        state={state}
        onStateChange={change}
        columns={hideable}
        preferences={preferences}
        onPreferencesChange={changePreferences}
        filters={filters}
        views={
          views && (
            <ViewsButton
              views={views}
              state={state}
              onStateChange={change}
              preferences={preferences}
              allLabel={texts.results.showAll}
            />
          )
        }
      />
      {/* Always rendered: screen readers announce changes inside a live region, but not a new region. */}
      <p role="status" className={uploadCss.outdated}>
        {list.isError && list.data !== undefined && texts.results.outdated}
      </p>
      <p aria-live="polite" className={visuallyHidden}>
        {settled
          .map((record) =>
            texts.results.settled(
              record.fileName || kernel.dash,
              statusWords(record, texts),
              countsOf(record, texts),
            ),
          )
          .join(' ')}
      </p>
      <DataTable
        label={texts.resultsTitle}
        columns={columns}
        rows={list.data?.rows}
        getRowId={recordId}
        renderLead={renderLead}
        sort={sort}
        onSortChange={({ columnId, direction }) => change({ orderBy: columnId, order: direction, page: 0 })}
        hiddenColumnIds={preferences.hiddenColumnIds}
        columnWidthsPx={preferences.columnWidthsPx}
        onColumnWidthsChange={(columnWidthsPx) => changePreferences({ columnWidthsPx })}
        density={preferences.density}
        pageSize={state.rowsPerPage}
        isRefreshing={list.isFetching && list.data !== undefined}
        isOutdated={list.isPlaceholderData}
        sortLabels={kernel.sortLabels}
        loadingLabel={kernel.loading}
        message={message}
        footer={
          <ListPagination
            list="uploads"
            state={state}
            onStateChange={change}
            total={list.data?.total ?? null}
            rowCount={list.isPlaceholderData ? undefined : list.data?.rows.length}
          />
        }
      />
      <UploadSelection key={supplierId} list={selectable} store={store} {...names} texts={texts} />
    </div>
  );
}
