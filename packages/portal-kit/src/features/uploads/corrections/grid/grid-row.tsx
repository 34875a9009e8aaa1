import { classNames } from '@portal-kit/ui/class-names';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import * as upload from '../../upload/bulk-upload.css';
import { CellEditor } from './cell-editor';
import * as css from './correction-grid.css';
import type { GridColumn } from './grid-columns';

/** The problem of a cell as the grid shows it. */
export interface ShownProblem {
  text: string;
  isHint: boolean;
}

export interface GridRowProps {
  /** Row number of the spreadsheet. */
  number: number;
  /** Position in the shown rows. */
  place: number;
  cells: readonly string[];
  columns: readonly GridColumn[];
  /** Problems by position of the column. */
  problems: readonly (ShownProblem | undefined)[];
  /** The active column; -1 if another row is active. */
  activeColumn: number;
  /** First and last selected column; `undefined` if no cell of the row is selected. */
  selection: string | undefined;
  /** Initial text of the edited cell in the active column. */
  editedText: string | null;
  isLocked: boolean;
  getCellLabel: (number: number, column: GridColumn) => string;
  onCellDown: (event: MouseEvent, row: number, column: number) => void;
  onEditKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onEditEnd: (text: string) => void;
}

function GridRowContent(props: GridRowProps) {
  const { number, place, cells, columns, problems, activeColumn, selection, editedText, isLocked } = props;
  const [first = -1, last = -1] = selection?.split(' ').map(Number) ?? [];
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row" className={css.rowNumber}>
        {number}
      </th>
      {columns.map((column, position) => {
        const problem = problems[position];
        const isActive = position === activeColumn;
        const isEdited = isActive && editedText !== null;
        return (
          <td
            key={column.index}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell can be edited
            role="gridcell"
            aria-selected={position >= first && position <= last}
            aria-invalid={(problem && !problem.isHint) || undefined}
            aria-readonly={isLocked || undefined}
            tabIndex={isActive && !isEdited ? 0 : -1}
            data-place={`${place} ${position}`}
            className={classNames(css.cell, problem && !problem.isHint && css.wrong)}
            onMouseDown={(event) => props.onCellDown(event, place, position)}
          >
            {isEdited ? (
              <CellEditor
                label={props.getCellLabel(number, column)}
                initialText={editedText}
                onKeyDown={props.onEditKey}
                onEnd={props.onEditEnd}
              />
            ) : (
              <span className={css.value}>{cells[column.index]}</span>
            )}
            {problem && <span className={classNames(upload.hint, css.problem)}>{problem.text}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of the grid. Renders again only after a change of the row. */
export const GridRow = memo(GridRowContent, (before, after) => {
  const { problems, ...others } = before;
  const isSame = (Object.keys(others) as (keyof typeof others)[]).every(
    (name) => before[name] === after[name],
  );
  return (
    isSame &&
    problems.length === after.problems.length &&
    problems.every((one, index) => one?.text === after.problems[index]?.text)
  );
});
