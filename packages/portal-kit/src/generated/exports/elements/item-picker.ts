// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemPickerElement, mountItemPicker, type ItemPickerElement, type ItemPickerElementEventMap } from '../../elements/item-picker.element';
export type { ItemPickerInputs } from '../../../features/items/picker/item-picker.inputs';
