import type { ReactNode } from 'react';
import type { failureToast } from '../../kernel/notifications/failure';
import type { RecordListState } from '../use-record-list';

/** Renders the checkbox of a row; without a row, the checkbox of the page. */
export type RenderLead<Row> = (row?: Row, tabIndex?: 0 | -1) => ReactNode;

/**
 * Describes the error of a record. A property instead of an import: with an import, bundlers would move the SDK out of the
 * file of the list.
 */
export type DescribeFailure = typeof failureToast;

/** The properties of a list that its selection uses. */
export type SelectableList<Row extends object> = Pick<
  RecordListState<Row>,
  'name' | 'root' | 'state' | 'rows' | 'total' | 'query' | 'selection'
>;

/** Properties of the part of a list that contains its selection, loaded after the first rows. */
export interface RecordSelectionProps<Row extends object> {
  list: SelectableList<Row>;
  getRowId: (row: Row) => string;
  describeFailure: DescribeFailure;
  /** Receives the checkboxes when the part has loaded. */
  onReady: (lead: { renderLead: RenderLead<Row> }) => void;
  /** Called when the code of the part fails to load. */
  onLoadFailed: (error: unknown) => void;
}
