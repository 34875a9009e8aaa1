import type { AnyWords, MessageCatalog, MessageFormat } from 'portal-kit/portal';
import type { invalidLinkMessages } from '../address/invalid-link';
import type { notStoredMessages } from '../app/not-stored.messages';
import type { permissionDeniedMessages } from '../app/permission-denied.messages';
import type { portalMessages } from '../app/portal.messages';
import type { notificationsMessages } from '../notifications/notifications.messages';
import type { formTitleMessages } from '../pages/form-title.messages';
import type { paletteMessages } from '../palette/palette.messages';
import type { routeMessages } from '../routes/route.messages';
import type { sessionMessages } from '../session/session.messages';
import type { supplierListMessages } from '../shell/supplier/supplier-list.messages';
import type { flagsMessages } from '../shell/user/flags.messages';
import type { regionMessages } from '../shell/user/region.messages';
import type { userMenuMessages } from '../shell/user/user-menu.messages';
import type { shortcutsMessages } from '../shortcuts/shortcuts.messages';

type Translated<Catalog> =
  Catalog extends MessageCatalog<infer Texts> ? (format: MessageFormat) => AnyWords<Texts> : never;

/** The portal's own messages in one language. A missing message is a type error. */
export interface PortalTranslation {
  readonly notifications: Translated<typeof notificationsMessages>;
  readonly invalidLink: Translated<typeof invalidLinkMessages>;
  readonly formTitle: Translated<typeof formTitleMessages>;
  readonly palette: Translated<typeof paletteMessages>;
  readonly portal: Translated<typeof portalMessages>;
  readonly notStored: Translated<typeof notStoredMessages>;
  readonly permissionDenied: Translated<typeof permissionDeniedMessages>;
  readonly flags: Translated<typeof flagsMessages>;
  readonly supplierList: Translated<typeof supplierListMessages>;
  readonly userMenu: Translated<typeof userMenuMessages>;
  readonly region: Translated<typeof regionMessages>;
  readonly route: Translated<typeof routeMessages>;
  readonly shortcuts: Translated<typeof shortcutsMessages>;
  readonly session: Translated<typeof sessionMessages>;
}
