import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from '../panels/panel.css';
import type { AttentionMark } from '../preferences/dashboard-preferences';
import { attentionMessages } from './attention.messages';
import type { FailedOrder } from './attention-props';
import { ExceptionActions } from './exception-actions';
import { ExceptionFix } from './exception-fix';
import { ExceptionNote, NoteEditor } from './exception-note';
import { toExceptionRecord } from './exception-record';
import { ExceptionRow } from './exception-row';
import type { Exception } from './exceptions';

interface InboxEntryProps {
  exception: Exception;
  mark: AttentionMark | undefined;
  isSnoozed: boolean;
  onMarked: (change: (mark: AttentionMark) => AttentionMark) => void;
  onSnoozed: (days: number) => void;
  onWoken: () => void;
  renderResubmit: (order: FailedOrder) => ReactNode;
  getFocusFallback: () => HTMLElement | null;
}

/** An exception with its note, its fix and its menu. */
export function InboxEntry(props: InboxEntryProps) {
  const { exception, mark, isSnoozed, onMarked, onSnoozed, onWoken, ...fix } = props;
  const { can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = toExceptionRecord(exception, can).name || dash;
  const note = mark?.note;
  return (
    <ExceptionRow
      exception={exception}
      actions={
        <>
          {!isSnoozed && <ExceptionFix exception={exception} {...fix} />}
          <ExceptionActions
            subject={name}
            isSnoozed={isSnoozed}
            hasNote={note !== undefined}
            buttonRef={button}
            onSnoozed={onSnoozed}
            onWoken={onWoken}
            onNoteRequested={() => {
              // The menu would return focus to its button after the editor has received focus.
              requestAnimationFrame(() => setEditing(true));
            }}
            onNoteDeleted={() => onMarked(({ note: _, ...rest }) => rest)}
          />
        </>
      }
    >
      {isSnoozed && mark?.snoozedUntil && (
        <span className={css.secondaryText}>{texts.snoozedUntil(mark.snoozedUntil)}</span>
      )}
      {isEditing ? (
        <NoteEditor
          subject={name}
          note={note ?? ''}
          onClosed={(next, isByKey) => {
            flushSync(() => {
              setEditing(false);
              if (next !== undefined) onMarked((before) => ({ ...before, note: next }));
            });
            if (isByKey) button.current?.focus();
          }}
        />
      ) : (
        note && <ExceptionNote note={note} />
      )}
    </ExceptionRow>
  );
}
