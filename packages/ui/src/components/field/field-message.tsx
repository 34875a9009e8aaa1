import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as css from './field.css';

export interface FieldMessageProps {
  errorMessage?: string | undefined;
  description?: string | undefined;
}

/** The line under a field: its error, else its description. */
export function FieldMessage({ errorMessage, description }: FieldMessageProps) {
  if (errorMessage) return <FieldError className={css.error}>{errorMessage}</FieldError>;
  if (!description) return null;
  return (
    <Text slot="description" className={css.hint}>
      {description}
    </Text>
  );
}
