import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { TextField } from '@portal-kit/ui/text-field';
import { kernelMessages } from 'portal-kit/portal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { viewNameMaxLength } from './view-store';
import * as css from './views.css';
import { viewsMessages } from './views.messages';

export interface NameViewProps {
  takenNames: readonly string[];
  locale: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Dialog for the name of a new view. */
export function NameView({ takenNames, locale, onName, onClose }: NameViewProps) {
  const texts = viewsMessages(locale);
  const kernel = kernelMessages(locale);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
    else {
      setMissing(true);
      input.current?.focus();
    }
  };
  return (
    <Dialog title={texts.saveTitle} text={texts.saveText} closeLabel={kernel.close} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={submit}>
        <TextField
          name="viewName"
          label={texts.name}
          value={name}
          onChange={(text) => {
            setName(text);
            setMissing(false);
          }}
          isRequired
          maxLength={viewNameMaxLength}
          errorMessage={isMissing ? texts.nameMissing : undefined}
          {...(takenNames.includes(name.trim()) && { description: texts.replaces })}
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
