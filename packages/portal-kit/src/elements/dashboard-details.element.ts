import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { DashboardDetails, type DashboardDetailsProps } from '../widgets/dashboard-details.widget';
import { dashboardDetailsDefinition } from './definitions';

export const widget = { Widget: DashboardDetails, styles: '__PORTAL_KIT_STYLES_dashboard-details__' };

/** One table of the dashboard as an element: properties, and attributes of the same names in kebab case. */
export type DashboardDetailsElement = WidgetElement<DashboardDetailsProps>;

/**
 * Defines `<portal-dashboard-details>`, which is {@link DashboardDetails} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineDashboardDetailsElement, type DashboardDetailsElement } from 'portal-kit/elements/dashboard-details';
 *
 * defineDashboardDetailsElement();
 * const element = document.createElement('portal-dashboard-details') as DashboardDetailsElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.widget = 'late-outbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineDashboardDetailsElement(tag = 'portal-dashboard-details'): void {
  defineWidgetElement(tag, { ...widget, ...dashboardDetailsDefinition });
}

/**
 * Puts {@link DashboardDetails} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountDashboardDetails } from 'portal-kit/elements/dashboard-details';
 *
 * const widget = mountDashboardDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   widget: 'late-outbound',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountDashboardDetails(
  element: Element | null,
  options: MountOptions<DashboardDetailsProps>,
): MountedWidget<DashboardDetailsProps> {
  return mountWidget(widget, element, options);
}
