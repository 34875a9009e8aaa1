// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { DashboardInputs } from '../../features/dashboard/dashboard.inputs';
import { Dashboard } from '../../widgets/dashboard.widget';
import { dashboardInputs } from '../element-inputs';

export const widget: MountableWidget<DashboardInputs> = { Widget: Dashboard, styles: '__PORTAL_KIT_STYLES_dashboard__' };

/**
 * Events of `<portal-dashboard>`. The details of its own events are the arguments of its callbacks.
 */
export type DashboardElementEventMap = WidgetElementEventMap & CallbackEventMap<DashboardInputs, 'onLowStockCasesChange'>;

/**
 * The custom element `<portal-dashboard>`: the dashboard. Attributes are the kebab-case names of properties.
 */
export type DashboardElement = WidgetElement<DashboardInputs, DashboardElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-dashboard': DashboardElement;
  }
}

/**
 * Defines the custom element `<portal-dashboard>`, which renders {@link Dashboard} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-dashboard`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineDashboardElement } from 'portal-kit/elements/dashboard';
 *
 * defineDashboardElement();
 * const element = document.createElement('portal-dashboard');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineDashboardElement(tag = 'portal-dashboard'): void {
  defineWidgetElement(tag, { ...widget, ...dashboardInputs });
}

/**
 * Renders {@link Dashboard} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountDashboard<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<DashboardInputs, Navigation>,
): MountedWidget<DashboardInputs> {
  return mountWidget(widget, element, options);
}
