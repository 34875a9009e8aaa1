import stickyNoteIcon from '@lucide/icons/icons/sticky-note';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import { TextField } from '@portal-kit/ui/text-field';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from '../links/links.css';
import { noteMaxLength } from '../preferences/dashboard-preferences';
import { attentionMessages } from './attention.messages';
import * as inboxCss from './inbox.css';

/** The user's note about an exception. */
export function ExceptionNote({ note }: { note: string }) {
  const texts = useMessages(attentionMessages);
  return (
    <span className={inboxCss.note}>
      <Icon data={stickyNoteIcon} sizePx={14} />
      <span>
        <span className={visuallyHidden}>{texts.note}: </span>
        {note}
      </span>
    </span>
  );
}

interface NoteEditorProps {
  /** Name of the record. */
  subject: string;
  note: string;
  /** Called once with the note when the editor closes; `undefined` if the user canceled. */
  onClosed: (note: string | undefined, isByKey: boolean) => void;
}

/** The field that edits a note. Enter and leaving the field save, Escape cancels. */
export function NoteEditor({ subject, note, onClosed }: NoteEditorProps) {
  const texts = useMessages(attentionMessages);
  const [text, setText] = useState(note);
  const input = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const close = (result: string | undefined, isByKey: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClosed(result?.trim(), isByKey);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the keys of the field inside
    <span
      className={classNames(css.above, inboxCss.noteEditor)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // The browser would press the button that receives focus.
        event.preventDefault();
        close(event.key === 'Enter' ? text : undefined, true);
      }}
    >
      <TextField
        label={texts.noteOf(subject)}
        isLabelHidden
        name="note"
        maxLength={noteMaxLength}
        inputRef={input}
        value={text}
        onChange={setText}
        onBlur={() => close(text, false)}
      />
    </span>
  );
}
