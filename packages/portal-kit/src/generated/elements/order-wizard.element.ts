// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { OrderWizardInputs } from '../../features/orders/wizard/order-wizard.inputs';
import { OrderWizard } from '../../widgets/order-wizard.widget';
import { orderWizardInputs } from '../element-inputs';

export const widget: MountableWidget<OrderWizardInputs> = { Widget: OrderWizard, styles: '__PORTAL_KIT_STYLES_order-wizard__' };

/**
 * The custom element `<portal-order-wizard>`: the wizard that creates or edits an order. Attributes are the kebab-case names of properties.
 */
export type OrderWizardElement = WidgetElement<OrderWizardInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-order-wizard': OrderWizardElement;
  }
}

/**
 * Defines the custom element `<portal-order-wizard>`, which renders {@link OrderWizard} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-order-wizard`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineOrderWizardElement } from 'portal-kit/elements/order-wizard';
 *
 * defineOrderWizardElement();
 * const element = document.createElement('portal-order-wizard');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'inbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderWizardElement(tag = 'portal-order-wizard'): void {
  defineWidgetElement(tag, { ...widget, ...orderWizardInputs });
}

/**
 * Renders {@link OrderWizard} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderWizard } from 'portal-kit/elements/order-wizard';
 *
 * const widget = mountOrderWizard(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'inbound',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderWizard<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<OrderWizardInputs, Navigation>,
): MountedWidget<OrderWizardInputs> {
  return mountWidget(widget, element, options);
}
