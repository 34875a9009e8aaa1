import { useAppForm } from '../../forms/form-hook';
import type { FormTexts } from '../../forms/rules';
import type { itemFormMessages } from './item-form.messages';
import type { itemFormRules } from './item-form.rules';
import type { ItemFormValues } from './item-form.values';
import type { itemsMessages } from './items.messages';

/** The form's state; each field subscribes to its own part of it. */
export function useItemForm(options: {
  start: ItemFormValues;
  onValid: (values: ItemFormValues) => void;
  onInvalid: () => void;
}) {
  return useAppForm({
    defaultValues: options.start,
    // Validity is judged again on every submit, so a button that looks pressed always says why nothing happens.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => options.onValid(value),
    onSubmitInvalid: options.onInvalid,
  });
}

export type ItemFormApi = ReturnType<typeof useItemForm>;

/** What the groups of the form share. */
export interface ItemFormParts {
  /** The item is there already: its Supplier Item ID stays. */
  isEdit: boolean;
  rules: ReturnType<typeof itemFormRules>;
  texts: ReturnType<typeof itemFormMessages>;
  formTexts: FormTexts;
  itemTexts: ReturnType<typeof itemsMessages>;
}
