import { FoldedText } from '@portal-kit/ui/folded-text';
import type { SessionFailure } from 'portal-kit/session';
import * as css from './session.css';
import type { sessionMessages } from './session.messages';

interface SessionFailureNoteProps {
  failure: SessionFailure;
  text: string;
  texts: ReturnType<typeof sessionMessages>;
}

/** Error message with the reference for support. */
export function SessionFailureNote({ failure, text, texts }: SessionFailureNoteProps) {
  return (
    <div role="alert" className={css.failure}>
      <FoldedText>{failure.callId ? `${text} ${texts.reference(failure.callId)}` : text}</FoldedText>
    </div>
  );
}
