import * as css from './field.css';

export interface FieldMessageProps {
  /** What the control is described by. */
  id: string;
  errorMessage?: string | undefined;
  description?: string | undefined;
  /** The description has come by itself and is read out at once. Default false. */
  isNews?: boolean;
}

/** The line under a field: its error, else its description. */
export function FieldMessage({ id, errorMessage, description, isNews = false }: FieldMessageProps) {
  if (errorMessage) {
    return (
      <span id={id} part="error" className={css.error}>
        {errorMessage}
      </span>
    );
  }
  if (!description) return null;
  return (
    <span id={id} part="hint" className={css.hint} role={isNews ? 'status' : undefined}>
      {description}
    </span>
  );
}
