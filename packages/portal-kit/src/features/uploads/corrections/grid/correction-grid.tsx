import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { Button } from '@portal-kit/ui/button';
import { classNames } from '@portal-kit/ui/class-names';
import { Switch } from '@portal-kit/ui/switch';
import { useMemo } from 'react';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { FileReport } from '../../check/problem';
import * as upload from '../../upload/bulk-upload.css';
import { useProblemText } from '../../upload/problems/use-problem-text';
import { correctionsMessages } from '../corrections.messages';
import { type ImportTable, rowNumber } from '../table/import-table';
import * as css from './correction-grid.css';
import { cellKey, problemsByCell } from './grid-columns';
import { getSelectedBlock } from './grid-editor';
import { GridRow } from './grid-row';
import { pageSize, useCorrectionGrid } from './use-correction-grid';

export interface CorrectionGridProps {
  /** Initial rows. */
  table: ImportTable;
  importFile: ImportFile;
  report: FileReport;
  /** Whether the first cell with a problem takes the focus. */
  takesFocus: boolean;
  /** Whether the rows cannot be changed, because they are being sent. */
  isLocked: boolean;
  onChange: (table: ImportTable) => void;
}

/** Rows of a file as a table with editable cells. Rows with problems come first. */
export function CorrectionGrid(props: CorrectionGridProps) {
  const { report, isLocked } = props;
  const texts = useMessages(correctionsMessages);
  const problemText = useProblemText();
  const byCell = useMemo(() => problemsByCell(report), [report]);
  const grid = useCorrectionGrid({ ...props, texts, byCell });
  const { state, columns, hasOnlyProblems, page, announcement } = grid;
  const { order, active, editedText } = state;
  const block = getSelectedBlock(state);
  const first = page * pageSize;
  const shown = order.slice(first, first + pageSize);
  const last = first + shown.length;
  return (
    <div className={css.grid}>
      <div className={upload.actions}>
        <div className={css.filter}>
          <Switch label={texts.onlyProblems} isSelected={hasOnlyProblems} onChange={grid.showOnlyProblems} />
        </div>
        <span aria-live="polite">{announcement}</span>
        <Button isDisabled={isLocked || order.length === 0} onClick={grid.fillDown}>
          {texts.fillDown}
        </Button>
        <Button isDisabled={isLocked || state.past.length === 0} isFocusableWhenDisabled onClick={grid.undo}>
          {texts.undo}
        </Button>
      </div>
      <p id={grid.helpId} className={upload.hint}>
        {texts.gridHelp}
      </p>
      {shown.length === 0 ? (
        <p>{texts.noRows}</p>
      ) : (
        <div className={css.frame}>
          <table
            ref={grid.ref}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells can be edited
            role="grid"
            part="correction-grid"
            className={css.table}
            aria-label={texts.grid}
            aria-describedby={grid.helpId}
            aria-rowcount={order.length + 1}
            aria-multiselectable
            onKeyDown={grid.onKeyDown}
            onPointerDown={grid.onPointerDown}
            onCopy={grid.onCopy}
            onPaste={grid.onPaste}
          >
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className={classNames(css.head, css.corner)}>
                  {texts.row}
                </th>
                {columns.map(({ index, header, isRequired }) => (
                  <th key={index} scope="col" className={css.head} aria-required={isRequired || undefined}>
                    {header || texts.noHeader(index + 1)}
                    {isRequired && (
                      <span aria-hidden className={css.required}>
                        *
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((index, offset) => {
                const place = first + offset;
                const number = rowNumber(state.table, index);
                const isSelected = place >= block.top && place <= block.bottom;
                return (
                  <GridRow
                    key={index}
                    number={number}
                    place={place}
                    cells={state.table.rows[index] ?? []}
                    columns={columns}
                    problems={columns.map((column) => {
                      const problem = byCell.get(cellKey(number, column));
                      return (
                        problem && {
                          text: problemText(problem),
                          isHint: Boolean(problem.isHint || problem.isSkip),
                        }
                      );
                    })}
                    activeColumn={place === active.row ? active.column : -1}
                    selection={isSelected ? `${block.start} ${block.end}` : undefined}
                    editedText={place === active.row ? editedText : null}
                    isLocked={isLocked}
                    getCellLabel={grid.getCellLabel}
                    onCellDown={grid.onCellDown}
                    onEditKey={grid.onEditKey}
                    onEditEnd={grid.onEditEnd}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {order.length > pageSize && (
        <div className={upload.actions}>
          <Button isDisabled={page === 0} isFocusableWhenDisabled onClick={() => grid.showPage(page - 1)}>
            {texts.previous}
          </Button>
          <span>{texts.range(first + 1, last, order.length)}</span>
          <Button
            isDisabled={last >= order.length}
            isFocusableWhenDisabled
            onClick={() => grid.showPage(page + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </div>
  );
}
