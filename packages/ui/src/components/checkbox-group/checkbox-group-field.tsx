import Check from 'lucide-react/icons/check';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import * as css from './checkbox-group.css';

export interface CheckboxOption {
  id: string;
  label: string;
  detail?: string;
}

export interface CheckboxGroupFieldProps extends FieldProps<readonly string[]> {
  options: readonly CheckboxOption[];
}

/** Any of a few choices. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, name, value, onChange, onBlur, options, errorMessage, description } = props;
  return (
    <CheckboxGroup
      className={fieldCss.field}
      name={name}
      value={[...value]}
      onChange={onChange}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      // Not in the type, but read: without it a description that comes or goes later is not announced.
      {...({ description } as object)}
      onBlur={onBlur}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={css.options}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} className={css.option}>
            {({ isSelected }) => (
              <>
                <span className={css.box}>
                  {isSelected && <Check size={14} strokeWidth={3} aria-hidden="true" />}
                </span>
                <span>
                  {option.label} {option.detail && <span className={css.detail}>{option.detail}</span>}
                </span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      <FieldMessage errorMessage={errorMessage} description={description} />
    </CheckboxGroup>
  );
}
