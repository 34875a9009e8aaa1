import type { ConflictProps } from '../record/record-form';
import { RecordConflict } from './record-conflict';

export interface RecordDifferencesProps<Values extends object, Details>
  extends ConflictProps<Values, Details> {
  /** The labels of the fields, by field name. */
  labels: Readonly<Record<string, unknown>>;
  /** Formats the values of fields that are not plain text. */
  formats: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** Compares both versions of a record with the labels and formats of its form. */
export function RecordDifferences<Values extends object, Details>({
  labels,
  formats,
  ...conflict
}: RecordDifferencesProps<Values, Details>) {
  const textOf = <Name extends keyof Values & string>(name: Name, values: Values) =>
    formats[name]?.(values[name]) ?? String(values[name]).trim();
  return <RecordConflict {...conflict} textOf={textOf} labelOf={(name) => String(labels[name])} />;
}
