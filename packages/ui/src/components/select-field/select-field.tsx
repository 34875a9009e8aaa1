import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../../theme/class-names';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { Popover } from '../popover/popover';
import * as listCss from './select-field.css';

export interface SelectOption {
  id: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldProps<string> {
  options: readonly SelectOption[];
  placeholder: string;
}

/** One of a few fixed choices; `''` is none. For more than some thirty choices use `ComboBoxField`. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, onChange, onBlur, options, placeholder, errorMessage, description } = props;
  return (
    <Select
      className={css.field}
      name={name}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      placeholder={placeholder}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.id)}
      validationBehavior="aria"
      // Not in the type, but read: without it a description that comes or goes later is not announced.
      {...({ description } as object)}
      onBlur={onBlur}
      onOpenChange={(isOpen) => {
        if (!isOpen) onBlur?.();
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <AriaButton
        className={classNames(css.control, css.selectButton)}
        data-invalid={errorMessage ? '' : undefined}
      >
        <SelectValue className={css.selectValue} />
        <ChevronDown size={16} className={css.chevron} aria-hidden="true" />
      </AriaButton>
      <FieldMessage errorMessage={errorMessage} description={description} />
      <Popover>
        <ListBox className={listCss.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={listCss.option}>
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <Check size={16} aria-hidden="true" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
