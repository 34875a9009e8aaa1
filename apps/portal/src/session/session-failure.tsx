import { FoldedText } from '@portal-kit/ui/folded-text';
import type { SessionFailure } from 'portal-kit/session';
import * as css from './session.css';
import type { sessionMessages } from './session.messages';

interface SessionFailureNoteProps {
  failure: SessionFailure;
  text: string;
  texts: ReturnType<typeof sessionMessages>;
}

/** Error message. Contains the reference for support, except after a wrong password, which needs no support. */
export function SessionFailureNote({ failure, text, texts }: SessionFailureNoteProps) {
  const reference = failure.kind === 'bad-credentials' ? undefined : failure.callId;
  return (
    <div role="alert" className={css.failure}>
      <FoldedText>{reference ? `${text} ${texts.reference(reference)}` : text}</FoldedText>
    </div>
  );
}
