// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { UserListInputs } from '../../features/users/list/user-list.inputs';
import { UserList } from '../../features/users/list/user-list.widget';
import { userListInputs } from '../element-inputs';

export const widget: MountableWidget<UserListInputs> = { Widget: UserList, styles: '__PORTAL_KIT_STYLES_user-list__' };

/**
 * The custom element `<portal-user-list>`: the users of the portal. Attributes are the kebab-case names of properties.
 */
export type UserListElement = WidgetElement<UserListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-user-list': UserListElement;
  }
}

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
 * import { defineUserListElement } from 'portal-kit/elements/user-list';
 *
 * defineUserListElement();
 * const element = document.createElement('portal-user-list');
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
export function mountUserList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<UserListInputs, Navigation>,
): MountedWidget<UserListInputs> {
  return mountWidget(widget, element, options);
}
