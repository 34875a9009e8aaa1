// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemFormElement, mountItemForm, type ItemFormElement } from '../../elements/item-form.element';
export type { ItemFormInputs } from '../../../features/items/form/item-form.inputs';
