import { useId } from 'react';

interface FieldState {
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  errorMessage?: string | undefined;
  description?: string | undefined;
}

/** What ties a field's label and message to its control, and says in which state it is. */
export function useField({ isRequired = false, isDisabled = false, errorMessage, description }: FieldState) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const describedBy = errorMessage || description ? messageId : undefined;
  const state = {
    disabled: isDisabled,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    'aria-invalid': errorMessage === undefined ? undefined : true,
  };
  return {
    label: { id: labelId, htmlFor: id, isRequired },
    message: { id: messageId, errorMessage, description },
    control: {
      ...state,
      id,
      part: `input${errorMessage === undefined ? '' : ' invalid'}`,
      'aria-labelledby': labelId,
    },
    /** In place of `control`: what stands around several controls. */
    group: {
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      'aria-disabled': isDisabled || undefined,
    },
    /** A control of a group; its own label names it. */
    member: state,
  };
}
