import { Button } from '@portal-kit/ui/button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../../kernel/downloads/save-file';
import { usePortal } from '../../../kernel/host/portal-context';
import type { UnsavedChanges } from '../../../kernel/leaving/leave-guard';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { FileReport } from '../check/problem';
import type { ReadingChoices } from '../file/read-table';
import * as upload from '../upload/bulk-upload.css';
import type { BulkUploadEvent } from '../upload/bulk-upload.machine';
import { ProblemsTable } from '../upload/problems/problems-table';
import { useProblemText } from '../upload/problems/use-problem-text';
import type { UploadKind } from '../upload-kinds';
import { correctionsMessages } from './corrections.messages';
import * as css from './file-findings.css';
import { CorrectionGrid } from './grid/correction-grid';
import { ColumnMappingForm } from './mapping/column-mapping-form';
import { type MappingStore, memoryStore } from './mapping/mapping-store';
import { MappingSummary } from './mapping/mapping-summary';
import { useColumnMapping } from './mapping/use-column-mapping';
import { ReadingChoicesForm } from './reading/reading-choices';
import { problemFile } from './table/problem-file';
import { useCorrections } from './use-corrections';

export interface FileFindingsProps {
  file: File;
  /** Whether the user restored the file after a correction. */
  isRestored: boolean;
  /** The result of the last check; `null` before the first check. */
  report: FileReport | null;
  kind: UploadKind;
  supplierId: string;
  /** Whether the file is being sent. */
  isSending: boolean;
  readingChoices: ReadingChoices;
  /** The sign that groups thousands in the user's region. */
  groupSign: string;
  /** Storage of column mappings. Default: mappings are kept until the page closes. */
  store: MappingStore | undefined;
  /** Registry of the corrected rows, for a leave guard. */
  unsaved: UnsavedChanges | undefined;
  send: (event: BulkUploadEvent) => void;
  onFailed: (error: unknown) => void;
}

/** Problems of a file, with the mapping of its columns and the correction of its rows. */
export function FileFindings(props: FileFindingsProps) {
  const { file, report, kind, supplierId, isSending, readingChoices, groupSign, unsaved, send, onFailed } =
    props;
  const importFile = kind.file;
  const { locale } = usePortal();
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
    ...{ report, importFile, store },
    fileType: kind.fileType,
    onReopened: startCorrection,
    onMapped: (next) => chooseReading({ ...readingChoices, mapping: next }),
  });
  const corrections = useCorrections({
    ...{ file, importFile, readingChoices, groupSign, onFailed },
    onStarted: startCorrection,
    onCorrected: correct,
  });
  function chooseReading(choices: ReadingChoices): void {
    corrections.reset();
    send({ type: 'reading.chosen', choices });
  }
  const [hasRest, setHasRest] = useState(false);
  const [isRestored] = useState(props.isRestored);
  /** The file whose rows with problems the user has downloaded. */
  const downloaded = useRef<File>(undefined);
  const previous = useRef(file);
  useEffect(() => {
    const isRest = !known.current.has(file);
    setHasRest(isRest);
    if (isRest && downloaded.current === previous.current) setSavedFile(file);
    previous.current = file;
  }, [file]);
  const isUnsaved = (corrections.hasChanges || hasRest || isRestored) && savedFile !== file;
  useEffect(() => (isUnsaved ? unsaved?.hold() : undefined), [isUnsaved, unsaved]);

  if (!report) return null;
  const held = report.heldRows;
  const source = mapping.source?.importFile === importFile ? mapping.source : undefined;
  const { opened } = corrections;
  const hasHeaderProblem = report.fileProblem?.code === 'header';
  const isMapping = source !== undefined && mapping.isOpen;
  const hasRows = !report.fileProblem && !isMapping;

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
      const options = { fileName: file.name, importFile, locale };
      saveFile(problemFile(table, options, held, (row) => (textsByRow.get(row) ?? []).join('; ')));
      downloaded.current = file;
      // The file on the disk contains everything that the user could lose.
      if (held.length === report.rows) setSavedFile(file);
    } catch (error) {
      onFailed(error);
    }
  }

  return (
    <div className={css.findings}>
      <ReadingChoicesForm
        report={report}
        choices={readingChoices}
        key={report.reading?.sheet ?? ''}
        isDisabled={isSending}
        isCorrected={corrections.hasChanges || hasRest || isRestored}
        onChoose={chooseReading}
      />
      {source && isMapping && !isSending && (
        <ColumnMappingForm
          key={mapping.mapping ? 'mapped' : 'suggested'}
          problem={source.problem}
          importFile={importFile}
          mapping={mapping.mapping}
          takesFocus={!hasHeaderProblem}
          onApply={mapping.apply}
        />
      )}
      {source && mapping.mapping && hasRows && !hasRest && (
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
      {hasRows && (held.length > 0 || opened || corrections.hasChanges) && (
        <div className={upload.actions}>
          {opened ? (
            <Button onClick={corrections.close}>{texts.closeGrid}</Button>
          ) : (
            <Button isPending={corrections.isOpening} isDisabled={isSending} onClick={corrections.open}>
              {texts.correct}
            </Button>
          )}
          {held.length > 0 && <Button onClick={() => void download()}>{texts.download(held.length)}</Button>}
        </div>
      )}
      {opened && hasRows ? (
        <CorrectionGrid
          key={opened.id}
          takesFocus={opened.id === 1}
          table={opened.table}
          importFile={importFile}
          report={report}
          isLocked={isSending}
          onChange={corrections.change}
        />
      ) : (
        !isMapping && report.problems.length > 0 && <ProblemsTable report={report} />
      )}
    </div>
  );
}
