import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { TextField } from '@portal-kit/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { toViewName } from './view-changes';
import * as css from './views.css';
import { viewsMessages } from './views.messages';

export interface NameViewProps {
  /** The view that gets another name. Default: the dialog names a new view. */
  renamed?: string | undefined;
  suggestedName: string;
  /** Maximum length of the name in code points. */
  maxLength: number;
  takenNames: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Dialog for the name of a view. A new view may replace a view, a renamed view may not. */
export function NameView({ renamed, suggestedName, maxLength, takenNames, onName, onClose }: NameViewProps) {
  const texts = useMessages(viewsMessages);
  const kernel = useMessages(kernelMessages);
  const [text, setText] = useState(suggestedName);
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const name = toViewName(text);
  const isTaken = name !== renamed && takenNames.includes(name);
  const problem = name === '' ? texts.nameMissing : renamed && isTaken ? texts.nameTaken : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form of the host around the list must not be submitted.
    event.stopPropagation();
    if (problem === undefined) return onName(name);
    setChecked(true);
    input.current?.focus();
  };
  return (
    <Dialog
      title={renamed ? texts.renameTitle : texts.saveTitle}
      {...(!renamed && { text: texts.saveText })}
      closeLabel={kernel.close}
      onClose={onClose}
    >
      <form noValidate className={css.form} onSubmit={submit}>
        <TextField
          name="viewName"
          label={texts.name}
          value={text}
          onChange={(next) => {
            setText(next);
            setChecked(false);
          }}
          isRequired
          maxLength={maxLength}
          errorMessage={isChecked ? problem : undefined}
          {...(isTaken && !renamed && { description: texts.replaces })}
          inputRef={input}
        />
        <div className={css.actions}>
          <Button onClick={onClose}>{kernel.cancel}</Button>
          <Button type="submit" tone="primary">
            {kernel.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
