import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { useEffect, useRef, useState } from 'react';
import type { ReadingChoices } from '../file/read-table';
import { runInWorker } from '../worker/run-in-worker';
import { createCsvFile, type ImportTable, withTemplateColumns } from './table/import-table';

/** Time in milliseconds after the last change until the changed rows are checked. */
const checkDelayMs = 400;

interface CorrectionOptions {
  file: File;
  importFile: ImportFile;
  readingChoices: ReadingChoices;
  groupSign: string;
  onStarted: () => void;
  onCorrected: (file: File) => void;
  onFailed: (error: unknown) => void;
}

interface Opened {
  /** Changes when the rows are read again. */
  id: number;
  table: ImportTable;
}

/** Manages the rows of the file that the user corrects, and the file that is created from them. */
export function useCorrections(options: CorrectionOptions) {
  const { file } = options;
  const [opened, setOpened] = useState<Opened>();
  const [isOpening, setOpening] = useState(false);
  const [hasChanges, setHasChanges] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const own = useRef<{ file: File | undefined; table: ImportTable | undefined }>({
    file: undefined,
    table: undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  /** Reads the rows of the current file in a worker. Rejects for an unreadable file. */
  async function readTable(): Promise<ImportTable> {
    const { file, importFile, readingChoices: choices, groupSign } = latest.current;
    const bytes = await file.arrayBuffer();
    return runInWorker<ImportTable>({ task: 'read', bytes, file: importFile, choices, groupSign });
  }

  async function open(): Promise<void> {
    const { file: source, importFile, onFailed } = latest.current;
    setOpening(true);
    try {
      // The file may not contain the changes of a grid that was closed.
      let { table } = own.current;
      if (!table || own.current.file !== latest.current.file) {
        table = withTemplateColumns(await readTable(), importFile);
        if (latest.current.file !== source) return;
        own.current = { file: source, table };
      }
      if (!isMounted.current) return;
      const rows = table;
      setOpened((before) => ({ id: (before?.id ?? 0) + 1, table: rows }));
    } catch (error) {
      if (isMounted.current) onFailed(error);
    } finally {
      if (isMounted.current) setOpening(false);
    }
  }

  const isOpen = opened !== undefined;
  // Another file replaces the rows, for example the rows that were left out of an upload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` reads the latest values
  useEffect(() => {
    if (own.current.file === file) return;
    setHasChanges(false);
    if (isOpen) void open();
  }, [file, isOpen]);

  /** Forgets the rows, because the file is read in another way. */
  const reset = () => {
    clearTimeout(timer.current);
    own.current = { file: undefined, table: undefined };
    setOpened(undefined);
  };

  return {
    reset,
    opened: opened && own.current.file === file ? opened : undefined,
    isOpening,
    hasChanges,
    open: () => void open(),
    close: () => {
      setOpened(undefined);
    },
    /** The rows of the current file. */
    readRows: async (): Promise<ImportTable> =>
      own.current.file === file && own.current.table ? own.current.table : readTable(),
    change: (table: ImportTable) => {
      own.current.table = table;
      // The grid can close while the file has a question, and opens again with these rows.
      setOpened((before) => before && { ...before, table });
      setHasChanges(true);
      latest.current.onStarted();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const corrected = createCsvFile(latest.current.file.name, table);
        own.current.file = corrected;
        latest.current.onCorrected(corrected);
      }, checkDelayMs);
    },
  };
}
