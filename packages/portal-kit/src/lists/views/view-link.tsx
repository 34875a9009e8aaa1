import { Dialog } from '@portal-kit/ui/dialog';
import { TextField } from '@portal-kit/ui/text-field';
import { useEffect, useRef } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { viewsMessages } from './views.messages';

/** Shows the link of a view when the browser refuses access to the clipboard. */
export function ViewLink({ link, onClose }: { link: string; onClose: () => void }) {
  const texts = useMessages(viewsMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <Dialog
      title={texts.linkTitle}
      text={texts.linkText}
      closeLabel={useMessages(kernelMessages).close}
      onClose={onClose}
    >
      <TextField name="viewLink" label={texts.link} value={link} onChange={() => {}} inputRef={input} />
    </Dialog>
  );
}
