import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { Dashboard, type DashboardProps } from '../widgets/dashboard.widget';
import { dashboardDefinition } from './definitions';

export const widget = { Widget: Dashboard, styles: '__PORTAL_KIT_STYLES_dashboard__' };

/** What needs attention, and the supplier’s figures as an element: properties, and attributes of the same names in kebab case. */
export type DashboardElement = WidgetElement<DashboardProps>;

/**
 * Defines `<portal-dashboard>`, which is {@link Dashboard} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineDashboardElement, type DashboardElement } from 'portal-kit/elements/dashboard';
 *
 * defineDashboardElement();
 * const element = document.createElement('portal-dashboard') as DashboardElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineDashboardElement(tag = 'portal-dashboard'): void {
  defineWidgetElement(tag, { ...widget, ...dashboardDefinition });
}

/**
 * Puts {@link Dashboard} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountDashboard } from 'portal-kit/elements/dashboard';
 *
 * const widget = mountDashboard(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountDashboard(
  element: Element | null,
  options: MountOptions<DashboardProps>,
): MountedWidget<DashboardProps> {
  return mountWidget(widget, element, options);
}
