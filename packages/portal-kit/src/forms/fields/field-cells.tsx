import type { CheckboxGroupFieldProps } from '@portal-kit/ui/checkbox-group';
import type { ComboBoxFieldProps } from '@portal-kit/ui/combo-box';
import { FormCell } from '@portal-kit/ui/form-layout';
import type { SelectFieldProps } from '@portal-kit/ui/select-field';
import type { TextFieldProps } from '@portal-kit/ui/text-field';
import type { DeepKeys } from '@tanstack/react-form';
import { type ComponentType, createContext, memo, type ReactNode, useContext } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../record/form.messages';
import { BoundCheckboxGroup, BoundComboBox, BoundSelect } from './bound-choices';
import { BoundText } from './bound-text';
import type { FormApi } from './form-hook';
import { formRules } from './rules';
import { fieldContext, type OwnProps } from './use-bound-field';
import { useCondition, useFieldApi } from './use-field-api';

/** Labels, bounds and rules of a form's fields, by field name. */
export interface FormFields<Values extends object> {
  /** The messages of the form. The message with the name of a field is its label. */
  labels: object;
  /** The bounds of the request in the contract, from `@portal-kit/sdk/bounds`. */
  bounds: object;
  /**
   * Rules that replace the bounds of the contract. A rule returns the message for an invalid value; `values` contains
   * the values of the whole form. Rules run only on fields with a value, because the cell reports a missing value.
   */
  rules: { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | undefined };
}

type AnyValues = Record<string, unknown>;

interface FieldsOfForm extends FormFields<AnyValues> {
  form: FormApi<AnyValues>;
}

/** The fields of the form around a cell. `RecordForm` provides them. */
export const FormFieldsContext = createContext<FieldsOfForm | undefined>(undefined);

/** Properties of every cell. */
export interface CellProps<Values extends object> {
  name: keyof Values & string;
  /** Width in the grid of the form. Default: half. */
  span?: 'full' | 'half' | 'third';
  /** Marks the field as required; a function decides from the values of the form. Default false. */
  isRequired?: boolean | ((values: Values) => boolean);
  /** Changes of these fields validate this field again. Default: none. */
  dependsOn?: readonly DeepKeys<Values>[];
}

/** The properties that a cell passes to its field. Default of `label`: the message with the name of the field. */
export type FieldProps<Props> = Partial<Omit<OwnProps<Props>, 'isRequired'>>;

/** Options in the contract's order with these labels, by id. */
interface EnumLabels {
  optionLabels?: Readonly<Record<string, string>>;
}

/**
 * Cells of a form whose values are `Values`. Each cell is one field. The name of the cell determines the label, bound
 * and rule.
 */
interface FieldCells<Values extends object> {
  TextCell: (props: CellProps<Values> & FieldProps<TextFieldProps>) => ReactNode;
  SelectCell: (props: CellProps<Values> & FieldProps<SelectFieldProps> & EnumLabels) => ReactNode;
  ComboBoxCell: (props: CellProps<Values> & FieldProps<ComboBoxFieldProps> & EnumLabels) => ReactNode;
  CheckboxGroupCell: (
    props: CellProps<Values> & FieldProps<CheckboxGroupFieldProps> & EnumLabels,
  ) => ReactNode;
}

interface Bound {
  pattern?: string;
  maxLength?: number;
  enum?: readonly string[];
  items?: { enum?: readonly string[] };
}

interface Defaults {
  label: string;
  maxLength: number | undefined;
  options: readonly { id: string; label: string }[];
  texts: ReturnType<typeof formMessages>;
}

type AnyCell = CellProps<AnyValues> & EnumLabels;

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/**
 * Creates a cell from a bound field and the properties that the form provides. A cell renders when its properties or its
 * field change.
 */
export function cellOf(Field: ComponentType<never>, defaultsOf: (defaults: Defaults) => object) {
  const AnyField = Field as ComponentType<object>;
  return memo(function FieldCell({
    name,
    span = 'half',
    isRequired = false,
    dependsOn = [],
    optionLabels = {},
    ...props
  }: AnyCell) {
    const texts = useMessages(formMessages);
    const fields = useContext(FormFieldsContext);
    if (!fields) {
      throw new Error('portal-kit: a field cell has no form around it. Move the cell into a RecordForm.');
    }
    const { form, labels, bounds, rules } = fields;
    const bound = ((bounds as AnyValues)[name] ?? {}) as Bound;
    const ids = bound.enum ?? bound.items?.enum ?? [];
    const label = String((labels as AnyValues)[name]);
    const rule =
      rules[name] ?? (formRules(texts).bound(bound, label) as (value: unknown) => string | undefined);
    const isRequiredIn = (values: AnyValues) =>
      typeof isRequired === 'function' ? isRequired(values) : isRequired;
    const defaults = defaultsOf({
      label,
      maxLength: bound.maxLength,
      options: ids.map((id) => ({ id, label: optionLabels[id] ?? id })),
      texts,
    });
    const isMarked = useCondition(form, isRequired);
    const field = useFieldApi({
      form,
      name,
      validators: {
        onChangeListenTo: [...dependsOn],
        onChange: ({ value }) => {
          const { values } = form.state;
          if (!isEmpty(value)) return rule(value, values);
          return isRequiredIn(values) ? texts.required : undefined;
        },
      },
    });
    return (
      <FormCell span={span}>
        <fieldContext.Provider value={field}>
          <AnyField {...defaults} {...props} {...{ isRequired: isMarked }} />
        </fieldContext.Provider>
      </FormCell>
    );
  });
}

const cells = {
  TextCell: cellOf(BoundText, ({ label, maxLength }) => ({ label, maxLength })),
  SelectCell: cellOf(BoundSelect, ({ label, options, texts }) => ({
    label,
    options,
    placeholder: texts.choose,
  })),
  ComboBoxCell: cellOf(BoundComboBox, ({ label, options, texts }) => ({
    label,
    options,
    placeholder: texts.choose,
    emptyText: texts.noMatch,
  })),
  CheckboxGroupCell: cellOf(BoundCheckboxGroup, ({ label, options }) => ({ label, options })),
};

/**
 * The cells of a form with these values, for use inside `RecordForm`:
 * `const { TextCell } = fieldCells<WarehouseFormValues>()`, `<TextCell name="ftzNumber" />`.
 */
export const fieldCells = <Values extends object>() => cells as unknown as FieldCells<Values>;
