export { defineElements, mount, type WidgetName, type WidgetProps } from '../elements/all-elements';
export type { MountedWidget, MountOptions } from '../embed/mount-widget';
