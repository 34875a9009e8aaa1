import { widgets } from 'virtual:widgets';
import type { Widget } from './widget';

/** Formats a widget's name as a title: `item-list` → `Item list`. */
export const formatWidgetTitle = ({ name }: Pick<Widget, 'name'>): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Widgets by feature, in the order of the feature descriptions. */
export const widgetGroups: readonly (readonly [area: string, widgets: readonly Widget[]])[] = [
  ...Map.groupBy(widgets, ({ area }) => area || 'other'),
].map(([area, members]) => [area.charAt(0).toUpperCase() + area.slice(1), members]);
