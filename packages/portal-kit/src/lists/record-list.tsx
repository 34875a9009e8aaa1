import plusIcon from '@lucide/icons/icons/plus';
import { Button } from '@portal-kit/ui/button';
import { DataTable, type DataTableColumns } from '@portal-kit/ui/data-table';
import { Icon } from '@portal-kit/ui/icon';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { usePortal } from '../kernel/host/portal-context';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import type { Destination } from '../kernel/navigation/destination';
import { DestinationButton } from '../kernel/navigation/destination-button';
import type { FilterField } from './filters/filter-field';
import { ListEmpty, ListFailure } from './list-message';
import { ListPagination } from './list-pagination';
import type { RecordSelectionProps } from './selection/record-selection';
import { useRowSelection } from './selection/use-row-selection';
import { ListToolbar } from './toolbar/list-toolbar';
import * as css from './toolbar/list-toolbar.css';
import type { RecordListState } from './use-record-list';
import { hideableColumns } from './use-table-preferences';
import { ViewsButton } from './views/views-button';

export interface RecordListProps<Row extends object> {
  list: RecordListState<Row>;
  texts: {
    title: string;
    search: string;
    /** Shown when no row matches search and filters. */
    empty: string;
    showAll: string;
    /** Shown when the list has no rows without search and filters, to users who may add a record. */
    emptyCreate?: string;
    /** Shown when the list has no rows without search and filters, to users who may not add a record. */
    emptyReadOnly: string;
    /** Label of the button that opens the form for a new record. Default: the list has no such button. */
    add?: string;
  };
  /** Content above the table. Default: the title is only the accessible name of the table. */
  heading?: ReactNode;
  /** Keep the array stable between renders. */
  columns: DataTableColumns<Row>;
  filters: readonly FilterField[];
  /** Called before the user chooses a filter, to load its options. */
  onFilterIntent?: () => void;
  /** Returns the search text for a scanned barcode. Default: the list has no scan button. */
  toSearchText?: (scanned: string) => string;
  /** Keep the function stable between renders. */
  getRowId: (row: Row) => string;
  /** The name of a row in the label of its checkbox. Keep the function stable between renders. */
  getRowName: (row: Row) => string;
  /** Destination of a row. Keep the function stable between renders. Default: rows are not links. */
  rowTo?: ((row: Row) => Destination) | undefined;
  /** Destination of the form for a new record; `false` if the user may not add one. Default: the list has no Add button. */
  createAt?: Destination | false;
  /** Further actions, before the button for a new record. */
  actions?: ReactNode;
  renderActions?: ((actions: ReactNode) => ReactNode) | undefined;
  /** Renders the bar with the actions on the selected rows. */
  renderSelection: (props: RecordSelectionProps<Row>) => ReactNode;
}

/** A list of records: actions, search, filters, table, pagination, and messages for empty and failed lists. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const {
    list,
    texts,
    columns,
    filters,
    onFilterIntent,
    getRowId,
    getRowName,
    rowTo,
    createAt,
    renderActions,
  } = props;
  const { state, change, preferences } = list;
  const { navigation, supplierId } = usePortal();
  // A new function for each state would render every row again.
  const latestChange = useRef(change);
  latestChange.current = change;
  const kernel = useMessages(kernelMessages);
  const { store, renderLead } = useRowSelection({ list, getRowId, getRowName });
  const hideable = useMemo(() => hideableColumns(columns), [columns]);
  const rowNavigation = useMemo(
    () =>
      rowTo && {
        // A row without an id has no details page.
        getRowHref: (row: Row) => (getRowId(row) ? navigation.href(rowTo(row)) : undefined),
        onRowOpen: (row: Row, event: { preventDefault: () => void }) => {
          event.preventDefault();
          latestChange.current({ detailsId: getRowId(row) }, { isCorrection: true });
          navigation.go(rowTo(row));
        },
        onRowIntent: (row: Row) => {
          if (getRowId(row)) navigation.prepare?.(rowTo(row));
        },
      },
    [rowTo, navigation, getRowId],
  );
  const isNarrowed = state.searchInput !== '' || state.filter !== '';
  const message = list.error ? (
    <ListFailure error={list.error} onRetry={list.retry} />
  ) : list.isEmpty ? (
    <ListEmpty
      text={isNarrowed ? texts.empty : (createAt && texts.emptyCreate) || texts.emptyReadOnly}
      actions={
        isNarrowed && (
          <Button onClick={() => change({ searchInput: '', filter: '', page: 0 })}>{texts.showAll}</Button>
        )
      }
    />
  ) : undefined;
  const add = createAt && (
    <DestinationButton to={createAt} tone="primary" icon={<Icon data={plusIcon} sizePx={18} />}>
      {texts.add}
    </DestinationButton>
  );
  const actions = props.actions ? (
    <>
      {props.actions}
      {add}
    </>
  ) : (
    add
  );
  return (
    <div ref={list.root} className={css.list}>
      {renderActions
        ? renderActions(actions)
        : actions && (
            <div part="actions" className={css.actions}>
              {actions}
            </div>
          )}
      <ListToolbar
        searchLabel={texts.search}
        state={state}
        onStateChange={change}
        columns={hideable}
        filters={filters}
        {...(onFilterIntent && { onFilterIntent })}
        toSearchText={props.toSearchText}
        preferences={preferences}
        onPreferencesChange={list.changePreferences}
        views={
          list.views && (
            <ViewsButton
              views={list.views}
              state={state}
              onStateChange={change}
              preferences={preferences}
              allLabel={texts.showAll}
            />
          )
        }
      />
      {props.heading}
      <DataTable
        label={texts.title}
        columns={columns}
        rows={list.rows}
        getRowId={getRowId}
        currentRowId={state.detailsId}
        {...rowNavigation}
        renderLead={renderLead}
        sort={list.sort}
        onSortChange={({ columnId, direction }) => change({ orderBy: columnId, order: direction, page: 0 })}
        sortLabels={kernel.sortLabels}
        hiddenColumnIds={preferences.hiddenColumnIds}
        columnWidthsPx={preferences.columnWidthsPx}
        onColumnWidthsChange={(columnWidthsPx) => list.changePreferences({ columnWidthsPx })}
        density={preferences.density}
        pageSize={state.rowsPerPage}
        isRefreshing={list.isRefreshing}
        isOutdated={list.isOutdated}
        loadingLabel={kernel.loading}
        message={message}
        footer={
          <ListPagination
            list={list.name}
            state={state}
            onStateChange={change}
            total={list.total}
            rowCount={list.isOutdated ? undefined : list.rows?.length}
          />
        }
      />
      <Fragment key={supplierId}>{props.renderSelection({ list, store, getRowId, getRowName })}</Fragment>
    </div>
  );
}
