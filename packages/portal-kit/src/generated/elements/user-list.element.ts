// Generated from the feature descriptions by `npm run generate`. Do not edit.
import { type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../../embed/element/widget-element';
import { UserList, type UserListProps } from '../../features/users/list/user-list.widget';
import { userListInputs } from '../element-inputs';

export const widget = { Widget: UserList, styles: '__PORTAL_KIT_STYLES_user-list__' };

/**
 * The custom element `<portal-user-list>`: the users of the portal. Attributes are the kebab-case names of properties.
 */
export type UserListElement = WidgetElement<UserListProps>;

/**
 * Defines the custom element `<portal-user-list>`, which renders {@link UserList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-user-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineUserListElement, type UserListElement } from 'portal-kit/elements/user-list';
 *
 * defineUserListElement();
 * const element = document.createElement('portal-user-list') as UserListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineUserListElement(tag = 'portal-user-list'): void {
  defineWidgetElement(tag, { ...widget, ...userListInputs });
}

/**
 * Renders {@link UserList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountUserList } from 'portal-kit/elements/user-list';
 *
 * const widget = mountUserList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountUserList(
  element: Element | null,
  options: MountOptions<UserListProps>,
): MountedWidget<UserListProps> {
  return mountWidget(widget, element, options);
}
