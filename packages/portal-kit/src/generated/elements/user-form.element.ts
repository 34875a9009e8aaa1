// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { UserFormInputs } from '../../features/users/form/user-form.inputs';
import { UserForm } from '../../features/users/form/user-form.widget';
import { userFormInputs } from '../element-inputs';

export const widget: MountableWidget<UserFormInputs> = { Widget: UserForm, styles: '__PORTAL_KIT_STYLES_user-form__' };

/**
 * The custom element `<portal-user-form>`: the form that adds or edits a user. Attributes are the kebab-case names of properties.
 */
export type UserFormElement = WidgetElement<UserFormInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-user-form': UserFormElement;
  }
}

/**
 * Defines the custom element `<portal-user-form>`, which renders {@link UserForm} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-user-form`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineUserFormElement } from 'portal-kit/elements/user-form';
 *
 * defineUserFormElement();
 * const element = document.createElement('portal-user-form');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineUserFormElement(tag = 'portal-user-form'): void {
  defineWidgetElement(tag, { ...widget, ...userFormInputs });
}

/**
 * Renders {@link UserForm} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountUserForm } from 'portal-kit/elements/user-form';
 *
 * const widget = mountUserForm(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountUserForm<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<UserFormInputs, Navigation>,
): MountedWidget<UserFormInputs> {
  return mountWidget(widget, element, options);
}
