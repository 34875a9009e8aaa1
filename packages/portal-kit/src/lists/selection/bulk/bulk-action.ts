import type { IconData } from '@portal-kit/ui/icon';

/** The context of an action on one record. */
export interface BulkContext {
  /** Aborts reads when the run stops. A write is never aborted, because its outcome would be unknown. */
  signal: AbortSignal;
  /** The user's reason, for an action with {@link BulkAction.reason}. */
  reason: string | undefined;
}

/** A record with the result of its action. */
export interface BulkResult<Row> {
  row: Row;
  value: unknown;
}

/** The texts of an action by the number of records. */
export interface BulkTexts {
  /** The title of the confirmation. */
  question: (count: number) => string;
  /** Consequences of the action, below the question. */
  consequence?: string;
  /** The label of the button that closes the confirmation. Default: Cancel. */
  keep?: string;
  /** The title while the action runs, and of a failed run. */
  title: string;
  /** The message after the action. */
  done: (count: number) => string;
}

/** An action on the selected records of a list. */
export interface BulkAction<Row> {
  label: string;
  icon: IconData;
  tone?: 'danger';
  texts: BulkTexts;
  /** The reason that prevents the action; `undefined` if it can run. */
  refusal: (row: Row) => string | undefined;
  /** Runs the action on one record. Resolves with `null` if the record did not change. Rejects if the action failed. */
  run: (row: Row, context: BulkContext) => Promise<unknown>;
  /** Called once with the results of all records, for example to save one file. */
  onFinished?: (results: readonly BulkResult<Row>[]) => Promise<void>;
  /** A field for an optional reason in the confirmation. */
  reason?: {
    label: string;
    description: string;
    maxLength: number;
    /** Removes characters that the contract does not allow. */
    sanitize: (text: string) => string;
  };
  /** The action that reverses this one for the records that changed. Default: the action cannot be undone. */
  undo?: Pick<BulkAction<Row>, 'texts' | 'run'>;
  /** Whether the records stay selected afterwards, because the action changes nothing. Default false. */
  isRead?: boolean;
}
