import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { useEffect, useRef, useState } from 'react';
import type { FileReport, HeaderProblem } from '../../check/problem';
import { csvFile } from '../table/import-table';
import { readTable } from '../table/read-table';
import { type ColumnMapping, mappedRows, validMapping } from './column-mapping';
import type { MappingStore } from './mapping-store';

interface MappingOptions {
  file: File;
  report: FileReport | null;
  fileType: string;
  importFile: ImportFile;
  store: MappingStore;
  /** Called when the user opens the mapping again. */
  onReopened: () => void;
  /** Called with the file that has the template's headers. */
  onMapped: (file: File) => void;
  onFailed: (error: unknown) => void;
}

/** A file whose header row does not match the template. */
interface MappingSource {
  file: File;
  problem: HeaderProblem;
  importFile: ImportFile;
}

/** The mapping of a file's columns. A remembered mapping is applied automatically. */
export function useColumnMapping(options: MappingOptions) {
  const { file, report, fileType, importFile, store } = options;
  const [source, setSource] = useState<MappingSource>();
  const [mapping, setMapping] = useState<ColumnMapping>();
  const [isRemembered, setRemembered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const keyOf = ({ problem }: MappingSource) => JSON.stringify([fileType, ...problem.headers]);
  async function apply(from: MappingSource, next: ColumnMapping): Promise<void> {
    setApplying(true);
    try {
      const table = await readTable(from.file);
      if (!isMounted.current) return;
      setMapping(next);
      setOpen(false);
      latest.current.onMapped(csvFile(from.file.name, mappedRows(table, next)));
    } catch (error) {
      if (!isMounted.current) return;
      setOpen(true);
      latest.current.onFailed(error);
    } finally {
      if (isMounted.current) setApplying(false);
    }
  }

  const problem = report?.fileProblem?.code === 'header' ? report.fileProblem : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report belongs to the current file
  useEffect(() => {
    if (!problem) return;
    const found = { file, problem, importFile };
    setSource(found);
    setMapping(undefined);
    const remembered = validMapping(store.read(keyOf(found)), problem.headers, importFile);
    setRemembered(remembered !== undefined);
    setOpen(!remembered);
    if (remembered) void apply(found, remembered);
  }, [problem]);

  return {
    source,
    mapping,
    isRemembered,
    isOpen,
    isApplying,
    open: () => {
      setOpen(true);
      options.onReopened();
    },
    apply: (next: ColumnMapping) => {
      if (!source) return;
      store.write(keyOf(source), next);
      setRemembered(false);
      void apply(source, next);
    },
    forget: () => {
      if (!source) return;
      store.write(keyOf(source), null);
      setRemembered(false);
      setMapping(undefined);
      setOpen(true);
      options.onReopened();
    },
  };
}
