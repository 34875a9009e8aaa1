import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { UserList, type UserListProps } from '../features/users/list/user-list.widget';
import { userListDefinition } from './definitions';

export const widget = { Widget: UserList, styles: '__PORTAL_KIT_STYLES_user-list__' };

/** The users of the portal as an element: properties, and attributes of the same names in kebab case. */
export type UserListElement = WidgetElement<UserListProps>;

/**
 * Defines `<portal-user-list>`, which is {@link UserList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
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
  defineWidgetElement(tag, { ...widget, ...userListDefinition });
}

/**
 * Puts {@link UserList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
