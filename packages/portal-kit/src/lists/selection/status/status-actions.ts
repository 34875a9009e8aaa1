import type { BulkAction, BulkTexts } from '../bulk/bulk-action';

/** The texts of an action that sets a status. */
export interface StatusTexts extends BulkTexts {
  /** The label of the button. */
  label: string;
  /** The reason that the action does not apply to a record with this status. */
  refusal: string;
}

/** A status that the user can give the selected records. */
export interface StatusOption<Row, Status> extends Pick<BulkAction<Row>, 'icon' | 'tone'> {
  status: Status;
  texts: StatusTexts;
  /** Another reason that prevents the change of a record. Default: the server decides. */
  refusal?: ((row: Row) => string | undefined) | undefined;
}

interface StatusActions<Row, Status> {
  options: readonly StatusOption<Row, Status>[];
  undoTexts: BulkTexts;
  getStatus: (row: Row) => Status | null | undefined;
  /** Stores the status of a record. Resolves with `null` if the record already has the status. */
  changeTo: (row: Row, status: Status, signal: AbortSignal) => Promise<object | null>;
}

/**
 * Builds the actions that set the status of the selected records. Undo restores the status that each changed record had
 * before.
 */
export const statusActions = <Row, Status>(props: StatusActions<Row, Status>): readonly BulkAction<Row>[] => {
  const { options, undoTexts, getStatus, changeTo } = props;
  return options.map(({ status, texts: { label, refusal, ...texts }, refusal: otherRefusal, ...look }) => ({
    ...look,
    label,
    texts,
    refusal: (row) => (getStatus(row) === status ? refusal : otherRefusal?.(row)),
    run: (row, { signal }) => changeTo(row, status, signal),
    undo: {
      texts: undoTexts,
      run: async (row, { signal }) => {
        const previous = getStatus(row);
        if (!previous) throw new Error('portal-kit: the previous status of the record is unknown');
        return changeTo(row, previous, signal);
      },
    },
  }));
};
