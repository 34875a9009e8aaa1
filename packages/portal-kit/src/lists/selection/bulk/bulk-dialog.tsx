import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { selectionMessages } from '../selection.messages';
import type { BulkAction, BulkResult } from './bulk-action';
import { BulkConfirmation } from './bulk-confirmation';
import * as css from './bulk-dialog.css';
import { RecordStates } from './record-states';
import { useBulkRun } from './use-bulk-run';

export interface BulkDialogProps<Row> {
  action: Pick<BulkAction<Row>, 'tone' | 'texts' | 'refusal' | 'run' | 'reason'>;
  /** Whether the action starts without confirmation if it runs on all records and these are at most 20. */
  isReversible: boolean;
  rows: readonly Row[];
  /** The beginning of the query keys to invalidate. Default: the action changes nothing. */
  resourceKey: readonly unknown[] | undefined;
  getName: (row: Row) => string;
  /** Called when the dialog closes, with the results of the records that are done. Stop rendering the dialog. */
  onClosed: (results: readonly BulkResult<Row>[]) => void;
}

const maxUnconfirmed = 20;

/** Asks for confirmation, runs an action and shows the result of each record. Closes when all records are done. */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { action, isReversible, rows, resourceKey, getName, onClosed } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(selectionMessages);
  const [{ eligible, refused }] = useState(() => {
    const judged = rows.map((row) => ({ row, reason: action.refusal(row) }));
    return {
      eligible: judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : [])),
      refused: judged.flatMap(({ row, reason }) =>
        reason === undefined ? [] : [{ name: getName(row), reason }],
      ),
    };
  });
  const names = useMemo(() => eligible.map(getName), [eligible, getName]);
  const { progress, start, stop } = useBulkRun(eligible, action, resourceKey);
  const [isConfirmed, setConfirmed] = useState(
    isReversible && refused.length === 0 && eligible.length <= maxUnconfirmed,
  );
  const { states, isRunning } = progress;
  const countStates = (status: string) => states.filter((state) => state.status === status).length;
  const done = countStates('done');
  const failed = countStates('failed');
  const left = countStates('waiting');
  const isComplete = states.length > 0 && done === states.length;

  const latest = useRef({ progress, eligible, onClosed });
  latest.current = { progress, eligible, onClosed };
  const close = useCallback(() => {
    const current = latest.current;
    current.onClosed(
      current.progress.states.flatMap((state, index) =>
        state.status === 'done' ? [{ row: current.eligible[index] as Row, value: state.value }] : [],
      ),
    );
  }, []);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isConfirmed || hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, [isConfirmed, start]);
  useEffect(() => {
    if (isComplete && !isRunning) close();
  }, [isComplete, isRunning, close]);

  if (!isConfirmed) {
    return (
      <BulkConfirmation
        action={action}
        count={eligible.length}
        refused={refused}
        onConfirm={(reason) => {
          hasStarted.current = true;
          setConfirmed(true);
          void start(reason);
        }}
        onCancel={close}
      />
    );
  }
  const summary = [
    texts.progress(done, states.length),
    failed > 0 && texts.failed(failed),
    !isRunning && left > 0 && texts.notStarted(left),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Dialog
      isWide
      title={action.texts.title}
      {...(isRunning ? { isDismissable: false } : { closeLabel: kernel.close, onClose: close })}
    >
      <p role="status" className={css.summary}>
        {summary}
      </p>
      <progress
        className={css.progress}
        aria-label={action.texts.title}
        value={done + failed}
        max={states.length}
      />
      <RecordStates names={names} progress={progress} />
      <div className={css.buttons}>
        {isRunning ? (
          <Button onClick={stop}>{texts.stop}</Button>
        ) : (
          <>
            <Button onClick={close}>{kernel.close}</Button>
            <Button tone="primary" onClick={() => void start()}>
              {failed > 0 ? texts.retryFailed : texts.continue}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
