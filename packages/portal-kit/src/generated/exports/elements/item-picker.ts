// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemPickerElement, mountItemPicker, type ItemPickerElement } from '../../elements/item-picker.element';
