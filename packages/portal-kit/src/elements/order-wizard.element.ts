import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { OrderWizard, type OrderWizardProps } from '../widgets/order-wizard.widget';
import { orderWizardDefinition } from './definitions';

export const widget = { Widget: OrderWizard, styles: '__PORTAL_KIT_STYLES_order-wizard__' };

/** The wizard that makes an order or changes one as an element: properties, and attributes of the same names in kebab case. */
export type OrderWizardElement = WidgetElement<OrderWizardProps>;

/**
 * Defines `<portal-order-wizard>`, which is {@link OrderWizard} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineOrderWizardElement, type OrderWizardElement } from 'portal-kit/elements/order-wizard';
 *
 * defineOrderWizardElement();
 * const element = document.createElement('portal-order-wizard') as OrderWizardElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderWizardElement(tag = 'portal-order-wizard'): void {
  defineWidgetElement(tag, { ...widget, ...orderWizardDefinition });
}

/**
 * Puts {@link OrderWizard} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderWizard } from 'portal-kit/elements/order-wizard';
 *
 * const widget = mountOrderWizard(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'outbound',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderWizard(
  element: Element | null,
  options: MountOptions<OrderWizardProps>,
): MountedWidget<OrderWizardProps> {
  return mountWidget(widget, element, options);
}
