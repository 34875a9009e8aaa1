import type { FormApi } from '../../../forms/fields/form-hook';
import type { ItemFormValues } from './values/item-form.values';

export type ItemFormApi = FormApi<ItemFormValues>;
