export { ItemPicker, type ItemPickerProps } from '../features/items/picker/item-picker.widget';
