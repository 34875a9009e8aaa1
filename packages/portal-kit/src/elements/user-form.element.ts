import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { UserForm, type UserFormProps } from '../features/users/form/user-form.widget';
import { userFormDefinition } from './definitions';

export const widget = { Widget: UserForm, styles: '__PORTAL_KIT_STYLES_user-form__' };

/** The form that adds a user or changes one as an element: properties, and attributes of the same names in kebab case. */
export type UserFormElement = WidgetElement<UserFormProps>;

/**
 * Defines `<portal-user-form>`, which is {@link UserForm} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineUserFormElement, type UserFormElement } from 'portal-kit/elements/user-form';
 *
 * defineUserFormElement();
 * const element = document.createElement('portal-user-form') as UserFormElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineUserFormElement(tag = 'portal-user-form'): void {
  defineWidgetElement(tag, { ...widget, ...userFormDefinition });
}

/**
 * Puts {@link UserForm} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountUserForm(
  element: Element | null,
  options: MountOptions<UserFormProps>,
): MountedWidget<UserFormProps> {
  return mountWidget(widget, element, options);
}
