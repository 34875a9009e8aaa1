import {
  type MountableWidget,
  type MountedWidget,
  type MountOptions,
  mountWidget,
} from '../mount/mount-widget';
import { lazyWidget } from './lazy-widget';
import { defineWidgetElement, type WidgetElementOptions } from './widget-element';

/** Widgets by name. */
export type WidgetRegistry<Name extends string = string> = Readonly<
  Record<Name, WidgetElementOptions<object>>
>;

/** Returns the options of a custom element whose widget loads on first use. */
export const lazyElement = <Props extends object>(
  inputs: Omit<WidgetElementOptions<Props>, keyof MountableWidget<Props>>,
  load: () => Promise<MountableWidget<Props>>,
) => ({ ...inputs, Widget: lazyWidget(load), styles: '' }) as unknown as WidgetElementOptions<object>;

/** Defines every widget of a registry as `<portal-…>`. */
export function defineEach(widgets: WidgetRegistry): void {
  for (const [name, options] of Object.entries(widgets)) defineWidgetElement(`portal-${name}`, options);
}

/**
 * Renders the widget with this name as the last child of an element.
 *
 * @throws TypeError, if no widget has the name, or if `element` is not an element.
 */
export function mountByName<Props extends object>(
  widgets: WidgetRegistry,
  name: string,
  element: Element | null,
  options: MountOptions<Props>,
): MountedWidget<Props> {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) {
    throw new TypeError(
      `portal-kit: no widget is named "${name}", so no widget was rendered. Use one of ${Object.keys(widgets).join(', ')}.`,
    );
  }
  return mountWidget(widget as unknown as MountableWidget<Props>, element, options);
}
