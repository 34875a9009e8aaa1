// Generated from the feature descriptions by `npm run generate`. Do not edit.
export type { MountedWidget, MountOptions } from '../../embed/mount/mount-widget';
export { defineElements, mount, type WidgetName, type WidgetProps } from '../registry';
