import { type DataTableColumns, dataTableColumns } from '@portal-kit/ui/data-table';
import { IsolatedText } from '@portal-kit/ui/isolated-text';
import type { ReactNode } from 'react';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';

interface ColumnOptions<Row> {
  /**
   * Content of a cell. Empty content becomes a dash. Default: the text of the field that has the id of the column as
   * its name.
   */
  cell?: (row: Row) => ReactNode;
  /** Header with markup. Default: the label. */
  header?: () => ReactNode;
  /** Label of the column. Default: the entry of `labels` for the column's id. */
  label?: string;
  isRowHeader?: boolean;
  isHiddenOnNarrow?: boolean;
  placeOnNarrow?: 'beside';
  align?: 'end';
}

function Dash() {
  return useMessages(kernelMessages).dash;
}

const isEmpty = (content: ReactNode) =>
  typeof content === 'string' ? content.trim() === '' : !content && content !== 0;

/**
 * Creates the columns of a list of records.
 *
 * @param labels - Column labels by id.
 */
export function recordColumns<Row extends object>(labels: Readonly<Record<string, string>>) {
  type Column = DataTableColumns<Row>[number];
  const column = dataTableColumns<Row>();
  const definition = (
    id: string,
    {
      cell = (row) => row[id as keyof Row] as ReactNode,
      header,
      label = labels[id] ?? id,
      ...meta
    }: ColumnOptions<Row>,
  ) => ({
    id,
    header: header ?? label,
    meta: { label, ...meta },
    cell: ({ row }: { row: { original: Row } }) => {
      const content = cell(row.original);
      if (isEmpty(content)) return <Dash />;
      return typeof content === 'string' ? <IsolatedText>{content}</IsolatedText> : content;
    },
  });
  return {
    /** A column that the user can sort by. The id is a sort field of the contract. */
    sortable: (id: string, options: ColumnOptions<Row> = {}) =>
      column.accessor((row) => row[id as keyof Row], definition(id, options)) as Column,
    /** A column that the user can't sort by. */
    fixed: (id: string, options: ColumnOptions<Row> = {}) =>
      column.display(definition(id, options)) as Column,
  };
}
