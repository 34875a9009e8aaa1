// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { ItemForm, type ItemFormProps } from '../../features/items/form/item-form.widget';
