export { defineItemFormElement, type ItemFormElement, mountItemForm } from '../../elements/item-form.element';
