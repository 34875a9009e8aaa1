// Generated from the feature descriptions by `npm run generate`. Do not edit.
export type { MountedWidget, MountOptions } from '../../embed/mount/mount-widget';
export type { PortalElementEvents, PortalElements } from '../portal-elements';
export { defineElements, mount, type WidgetInputs, type WidgetName } from '../registry';
