export { ItemForm, type ItemFormProps } from '../features/items/item-form.widget';
