export {
  defineItemPickerElement,
  type ItemPickerElement,
  mountItemPicker,
} from '../../elements/item-picker.element';
