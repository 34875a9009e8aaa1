import type { ConflictParts } from '../record/record-form';
import { RecordConflict } from './record-conflict';

export interface RecordDifferencesProps<Values extends object, Details>
  extends ConflictParts<Values, Details> {
  /** What the user calls a field, by its name. */
  labels: Readonly<Record<string, unknown>>;
  /** How a field reads where that is not its text. */
  words: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** Somebody else has changed the record meanwhile: its fields in the words of its form. */
export function RecordDifferences<Values extends object, Details>({
  labels,
  words,
  ...conflict
}: RecordDifferencesProps<Values, Details>) {
  const shown = <Name extends keyof Values & string>(name: Name, values: Values) =>
    words[name]?.(values[name]) ?? String(values[name]).trim();
  return <RecordConflict {...conflict} shown={shown} labelOf={(name) => String(labels[name])} />;
}
