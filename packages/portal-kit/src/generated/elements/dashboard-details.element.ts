// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { DashboardDetailsInputs } from '../../features/dashboard/dashboard-details.inputs';
import { DashboardDetails } from '../../widgets/dashboard-details.widget';
import { dashboardDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<DashboardDetailsInputs> = { Widget: DashboardDetails, styles: '__PORTAL_KIT_STYLES_dashboard-details__' };

/**
 * The custom element `<portal-dashboard-details>`: one table of the dashboard with all rows. Attributes are the kebab-case names of properties.
 */
export type DashboardDetailsElement = WidgetElement<DashboardDetailsInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-dashboard-details': DashboardDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-dashboard-details>`, which renders {@link DashboardDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-dashboard-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineDashboardDetailsElement } from 'portal-kit/elements/dashboard-details';
 *
 * defineDashboardDetailsElement();
 * const element = document.createElement('portal-dashboard-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.widget = 'failed-outbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineDashboardDetailsElement(tag = 'portal-dashboard-details'): void {
  defineWidgetElement(tag, { ...widget, ...dashboardDetailsInputs });
}

/**
 * Renders {@link DashboardDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountDashboardDetails } from 'portal-kit/elements/dashboard-details';
 *
 * const widget = mountDashboardDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   widget: 'failed-outbound',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountDashboardDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<DashboardDetailsInputs, Navigation>,
): MountedWidget<DashboardDetailsInputs> {
  return mountWidget(widget, element, options);
}
