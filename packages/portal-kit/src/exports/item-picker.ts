export { ItemPicker, type ItemPickerProps } from '../features/items/item-picker.widget';
