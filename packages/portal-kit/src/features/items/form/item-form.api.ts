import type { FormApi } from '../../../forms/fields/form-hook';
import type { FormTexts } from '../../../forms/fields/rules';
import type { itemsMessages } from '../list/items.messages';
import type { itemFormMessages } from './item-form.messages';
import type { ItemFormValues } from './values/item-form.values';

export type ItemFormApi = FormApi<ItemFormValues>;

/** The properties that all sections of the form share. */
export interface ItemFormParts {
  /** Whether the item exists. The Supplier Item ID of an existing item cannot be changed. */
  isEdit: boolean;
  texts: ReturnType<typeof itemFormMessages>;
  formTexts: FormTexts;
  itemTexts: ReturnType<typeof itemsMessages>;
}
