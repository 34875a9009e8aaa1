import { useId } from 'react';

interface FieldState {
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
  errorMessageLang?: string | undefined;
  description?: string | undefined;
}

/** Returns the attributes that connect a control with its label and message. */
export function useField(state: FieldState) {
  const { isRequired = false, isDisabled = false, errorMessage, description } = state;
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const describedBy = errorMessage || description ? messageId : undefined;
  const attributes = {
    disabled: isDisabled,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    'aria-invalid': errorMessage === undefined ? undefined : true,
  };
  return {
    label: { id: labelId, htmlFor: id, isRequired },
    /** For `FieldMessage`, which uses only some of these props. */
    message: { ...state, id: messageId },
    control: {
      ...attributes,
      id,
      part: `input${errorMessage === undefined ? '' : ' invalid'}`,
      'aria-labelledby': labelId,
    },
    /** Replaces `control` for a group of controls. */
    group: {
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      'aria-disabled': isDisabled || undefined,
    },
    /** For each control inside a group. The control has its own label. */
    member: attributes,
  };
}
