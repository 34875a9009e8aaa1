import { FoldedText } from '../folded-text/folded-text';
import * as css from './field.css';

export interface FieldMessageProps {
  /** The id for `aria-describedby` of the control. */
  id: string;
  errorMessage?: string | undefined;
  errorMessageLang?: string | undefined;
  description?: string | undefined;
  /** The description is a live region. Default false. */
  isLive?: boolean;
}

/** Shows the error of a field, or its description if there is no error. */
export function FieldMessage(props: FieldMessageProps) {
  const { id, errorMessage, errorMessageLang, description, isLive = false } = props;
  if (errorMessage) {
    return (
      <div id={id} part="error" className={css.error}>
        <FoldedText lang={errorMessageLang}>{errorMessage}</FoldedText>
      </div>
    );
  }
  if (!description) return null;
  return (
    <span id={id} part="hint" className={css.hint} role={isLive ? 'status' : undefined}>
      {description}
    </span>
  );
}
