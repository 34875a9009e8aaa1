import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as css from './correction-grid.css';

interface CellEditorProps {
  label: string;
  initialText: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the focus leaves the cell. */
  onEnd: (text: string) => void;
}

/** Field of the edited cell. */
export function CellEditor({ label, initialText, onKeyDown, onEnd }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <input
      ref={input}
      className={css.editor}
      aria-label={label}
      defaultValue={initialText}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={(event) => onEnd(event.currentTarget.value)}
    />
  );
}
