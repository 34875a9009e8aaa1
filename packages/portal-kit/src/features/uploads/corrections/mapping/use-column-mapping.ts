import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { useEffect, useState } from 'react';
import type { FileReport, HeaderProblem } from '../../check/problem';
import { type ColumnMapping, validateMapping } from './column-mapping';
import type { MappingStore } from './mapping-store';

interface MappingOptions {
  report: FileReport | null;
  fileType: string;
  importFile: ImportFile;
  store: MappingStore;
  /** Called when the user opens the mapping again. */
  onReopened: () => void;
  /** Called with the template columns of the file. */
  onMapped: (mapping: ColumnMapping) => void;
}

/** A header row that does not match the template. */
interface MappingSource {
  problem: HeaderProblem;
  sheet: string | null;
  importFile: ImportFile;
}

/** Manages the mapping of a file's columns. A remembered mapping is applied automatically. */
export function useColumnMapping(options: MappingOptions) {
  const { report, fileType, importFile, store, onMapped, onReopened } = options;
  const [source, setSource] = useState<MappingSource>();
  const [mapping, setMapping] = useState<ColumnMapping>();
  const [isRemembered, setRemembered] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const getMappingKey = ({ problem }: MappingSource) => JSON.stringify([fileType, ...problem.headers]);
  const apply = (next: ColumnMapping) => {
    setMapping(next);
    setOpen(false);
    onMapped(next);
  };

  const problem = report?.fileProblem?.code === 'header' ? report.fileProblem : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report belongs to the current file
  useEffect(() => {
    if (!problem) return;
    const found = { problem, importFile, sheet: report?.reading?.sheet ?? null };
    setSource(found);
    setMapping(undefined);
    const remembered = validateMapping(store.read(getMappingKey(found)), problem.headers, importFile);
    setRemembered(remembered !== undefined);
    setOpen(!remembered);
    if (remembered) apply(remembered);
  }, [problem]);

  // The columns of another sheet have their own mapping. Corrected rows have no sheet.
  const sheet = report?.reading?.sheet ?? null;
  const isOtherSheet = sheet !== null && source !== undefined && source.sheet !== sheet;

  return {
    source: isOtherSheet ? undefined : source,
    mapping,
    isRemembered,
    isOpen,
    open: () => {
      setOpen(true);
      onReopened();
    },
    apply: (next: ColumnMapping) => {
      if (!source) return;
      store.write(getMappingKey(source), next);
      setRemembered(false);
      apply(next);
    },
    forget: () => {
      if (!source) return;
      store.write(getMappingKey(source), null);
      setRemembered(false);
      setMapping(undefined);
      setOpen(true);
      onReopened();
    },
  };
}
