import { Button } from '@portal-kit/ui/button';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../../kernel/downloads/save-file';
import { useUnsavedChanges } from '../../../kernel/leaving/use-unsaved-changes';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { FileReport } from '../check/problem';
import type { BulkUploadEvent } from '../upload/bulk-upload.machine';
import { ProblemsTable } from '../upload/problems/problems-table';
import { useProblemText } from '../upload/problems/use-problem-text';
import type { UploadKind } from '../upload-kinds';
import { correctionsMessages } from './corrections.messages';
import * as css from './file-findings.css';
import { ColumnMappingForm } from './mapping/column-mapping-form';
import { type MappingStore, memoryStore } from './mapping/mapping-store';
import { MappingSummary } from './mapping/mapping-summary';
import { useColumnMapping } from './mapping/use-column-mapping';
import { problemFile } from './table/problem-file';
import { useCorrections } from './use-corrections';

const CorrectionGrid = lazyPart(async () => (await import('./grid/correction-grid')).CorrectionGrid);

export interface FileFindingsProps {
  file: File;
  /** The result of the last check; `null` before the first check. */
  report: FileReport | null;
  kind: UploadKind;
  supplierId: string;
  /** Whether the file is being sent. */
  isSending: boolean;
  /** Storage of column mappings. Default: mappings are kept until the page closes. */
  store: MappingStore | undefined;
  send: (event: BulkUploadEvent) => void;
  onFailed: (error: unknown) => void;
}

/** Problems of a file, with the mapping of its columns and the correction of its rows. */
export function FileFindings(props: FileFindingsProps) {
  const { file, report, kind, supplierId, isSending, send, onFailed } = props;
  const importFile = kind.file;
  const texts = useMessages(correctionsMessages);
  const problemText = useProblemText();
  const store = useMemo(() => props.store ?? memoryStore(supplierId), [props.store, supplierId]);
  /** Files that the user has chosen or changed here. Another file contains the rows that were not sent. */
  const known = useRef(new Set([file]));
  const [savedFile, setSavedFile] = useState<File>();
  const correct = (corrected: File) => {
    known.current.add(corrected);
    send({ type: 'file.corrected', file: corrected });
  };
  const startCorrection = () => send({ type: 'correction.started' });
  const mapping = useColumnMapping({
    ...{ file, report, importFile, store, onFailed },
    fileType: kind.fileType,
    onReopened: startCorrection,
    onMapped: correct,
  });
  const corrections = useCorrections({
    ...{ file, importFile, onFailed },
    onStarted: startCorrection,
    onCorrected: correct,
  });
  const [hasRest, setHasRest] = useState(false);
  useEffect(() => setHasRest(!known.current.has(file)), [file]);
  useUnsavedChanges((corrections.hasChanges || hasRest) && savedFile !== file);

  if (!report) return null;
  const held = report.heldRows;
  const { source } = mapping;
  const hasHeaderProblem = report.fileProblem?.code === 'header';

  async function download(): Promise<void> {
    if (!report) return;
    try {
      const textsByRow = new Map<number, string[]>();
      for (const problem of report.problems) {
        if (problem.isHint) continue;
        const text = problem.header ? `${problem.header}: ${problemText(problem)}` : problemText(problem);
        textsByRow.set(problem.row, [...(textsByRow.get(problem.row) ?? []), text]);
      }
      const table = await corrections.readRows();
      saveFile(problemFile(table, file.name, held, (row) => (textsByRow.get(row) ?? []).join('; ')));
      // The file on the disk contains everything that the user could lose.
      if (held.length === report.rows) setSavedFile(file);
    } catch (error) {
      onFailed(error);
    }
  }

  return (
    <div className={css.findings}>
      {source && mapping.isOpen && !isSending && (
        <ColumnMappingForm
          key={mapping.mapping ? 'mapped' : 'suggested'}
          problem={source.problem}
          importFile={importFile}
          mapping={mapping.mapping}
          isApplying={mapping.isApplying}
          onApply={mapping.apply}
        />
      )}
      {source && mapping.mapping && !mapping.isOpen && !hasHeaderProblem && !hasRest && (
        <MappingSummary
          problem={source.problem}
          mapping={mapping.mapping}
          isRemembered={mapping.isRemembered}
          canChange={!isSending && !corrections.hasChanges}
          onChange={mapping.open}
          onForget={mapping.forget}
        />
      )}
      <p aria-live="polite" className={css.rest}>
        {hasRest && held.length > 0 && texts.rest(held.length)}
      </p>
      {!report.fileProblem && (held.length > 0 || corrections.opened || corrections.hasChanges) && (
        <div className={css.actions}>
          {corrections.opened ? (
            <Button onClick={corrections.close}>{texts.closeGrid}</Button>
          ) : (
            <Button
              isPending={corrections.isOpening}
              isDisabled={isSending}
              onPointerEnter={CorrectionGrid.preload}
              onFocus={CorrectionGrid.preload}
              onClick={corrections.open}
            >
              {texts.correct}
            </Button>
          )}
          {held.length > 0 && <Button onClick={() => void download()}>{texts.download(held.length)}</Button>}
        </div>
      )}
      {corrections.opened ? (
        <CorrectionGrid
          key={corrections.opened.id}
          table={corrections.opened.table}
          importFile={importFile}
          report={report}
          isLocked={isSending}
          onChange={corrections.change}
          onLoadFailed={(error) => {
            corrections.close();
            onFailed(error);
          }}
        />
      ) : (
        report.problems.length > 0 && <ProblemsTable report={report} />
      )}
    </div>
  );
}
