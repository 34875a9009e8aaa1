export { ItemForm, type ItemFormProps } from '../features/items/form/item-form.widget';
