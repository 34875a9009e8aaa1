import { PlainTable } from '@portal-kit/ui/plain-table';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { FileReport } from '../../check/problem';
import { uploadsMessages } from '../../uploads.messages';
import * as css from '../bulk-upload.css';
import { useProblemText } from './use-problem-text';

/** Maximum number of shown problems. */
const shownProblems = 200;

/** Table of the problems and hints by row and column. */
export function ProblemsTable({ report }: { report: FileReport }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const problemText = useProblemText();
  const { problemCount } = report;
  const problems = report.problems.slice(0, shownProblems);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a landmark inside the card
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div role="group" aria-label={texts.problems} tabIndex={0} className={css.problems}>
      <PlainTable
        label={texts.problems}
        rows={problems}
        getRowId={({ row, header, code }) => `${row} ${header} ${code}`}
        columns={[
          {
            id: 'row',
            label: texts.row,
            isRowHeader: true,
            cell: ({ row }) => (
              <>
                <span className={css.rowWord}>{texts.row} </span>
                {row}
              </>
            ),
          },
          { id: 'column', label: texts.column, cell: ({ header }) => header || kernel.dash },
          { id: 'value', label: texts.value, cell: ({ value }) => value.slice(0, 60) || kernel.dash },
          {
            id: 'problem',
            label: texts.problem,
            cell: (problem) => (
              <>
                {problemText(problem)}
                {problem.isSkip && <span className={css.hint}>{texts.skip}</span>}
                {problem.isHint && <span className={css.hint}>{texts.hint}</span>}
              </>
            ),
          },
        ]}
      />
      {problemCount > problems.length && (
        <p className={css.more}>{texts.moreProblems(problems.length, problemCount)}</p>
      )}
    </div>
  );
}
