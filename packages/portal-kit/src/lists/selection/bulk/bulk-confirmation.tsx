import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { IsolatedText } from '@portal-kit/ui/isolated-text';
import { TextField } from '@portal-kit/ui/text-field';
import { useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { selectionMessages } from '../selection.messages';
import type { BulkAction } from './bulk-action';
import * as css from './bulk-dialog.css';

interface BulkConfirmationProps<Row> {
  action: Pick<BulkAction<Row>, 'tone' | 'texts' | 'reason'>;
  /** Number of records that the action can run on. */
  count: number;
  /** Records that the action cannot run on, with the reason. */
  refused: readonly { name: string; reason: string }[];
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

const shownRecords = 200;

/** Asks before an action starts, and lists the records that the action leaves out. */
export function BulkConfirmation<Row>(props: BulkConfirmationProps<Row>) {
  const { action, count, refused, onConfirm, onCancel } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(selectionMessages);
  const [reason, setReason] = useState('');
  const canStart = count > 0;
  const { consequence } = action.texts;
  return (
    <Dialog
      isWide={refused.length > 0}
      title={canStart ? action.texts.question(count) : action.texts.title}
      {...(canStart ? consequence && { text: consequence } : { text: texts.allRefused })}
      closeLabel={kernel.close}
      onClose={onCancel}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(reason);
        }}
      >
        {refused.length > 0 && (
          <>
            {canStart && <p className={css.summary}>{texts.refused(refused.length)}</p>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <ul className={css.records} aria-label={texts.refused(refused.length)} tabIndex={0}>
              {refused.slice(0, shownRecords).map((record, index) => (
                <li key={index} className={css.record}>
                  <span className={css.name}>
                    <IsolatedText>{record.name}</IsolatedText>
                  </span>
                  <span className={css.reason}>{record.reason}</span>
                </li>
              ))}
              {refused.length > shownRecords && (
                <li className={css.record}>{texts.more(refused.length - shownRecords)}</li>
              )}
            </ul>
          </>
        )}
        {canStart && action.reason && (
          <div className={css.field}>
            <TextField
              label={action.reason.label}
              description={action.reason.description}
              name="reason"
              maxLength={action.reason.maxLength}
              sanitize={action.reason.sanitize}
              value={reason}
              onChange={setReason}
            />
          </div>
        )}
        <div className={css.buttons}>
          <Button onClick={onCancel}>{canStart ? (action.texts.keep ?? kernel.cancel) : kernel.close}</Button>
          {canStart && (
            <Button tone={action.tone ?? 'primary'} type="submit">
              {kernel.confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
