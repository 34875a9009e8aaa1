// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { ItemPicker, type ItemPickerProps } from '../../features/items/picker/item-picker.widget';
