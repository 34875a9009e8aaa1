import type { PermissionId } from '@portal-kit/sdk/auth';
import type { PortalEvent } from '../kernel/events/portal-events';
import type { EmbedError } from './embed-error';
import type { GetToken } from './embed-tokens';
import type { HostNavigation } from './host-navigation';

/** Whose colours a widget takes; `system` follows the device. */
export type EmbedTheme = 'light' | 'dark' | 'system';

/** What every widget takes from its host, through whichever door it comes. */
export interface EmbedInputs {
  /** Origin of the portal API, without a path: `https://portal.example`; `''` for the page's own origin. */
  apiUrl: string;
  /** Whose data is shown. With another one the widget starts anew; nothing of the old one stays. */
  supplierId: string;
  /** The only way in: gives an access token of the portal when one is needed. Kept in memory alone. */
  getToken: GetToken;
  /**
   * BCP 47, e.g. `fr-CA`; the direction is that language's. Default: `en-US`; for elements and `mount…` the `lang`
   * around them.
   */
  locale?: string | undefined;
  /** Default `system`. */
  theme?: EmbedTheme | undefined;
  /** Where links lead. What it does not know is not offered: no link, no button. Default: nothing. */
  navigation?: HostNavigation | undefined;
  /** What the user may do, so that the rest is not offered. Default: everything is, and the server decides. */
  permissions?: readonly PermissionId[] | undefined;
  /** Shows notifications at the edge of the window. Default true; `false` where the host shows its own by `onEvent`. */
  hasNotifications?: boolean | undefined;
  /** What happens in the widget. */
  onEvent?: ((event: PortalEvent) => void) | undefined;
  /** What fails in the widget. The user is told by the widget itself. */
  onError?: ((error: EmbedError) => void) | undefined;
  /** In place of the page's `fetch`, for the API's calls. Read when the widget starts. */
  fetch?: typeof globalThis.fetch | undefined;
}

const inputNames = {
  apiUrl: true,
  supplierId: true,
  getToken: true,
  locale: true,
  theme: true,
  navigation: true,
  permissions: true,
  hasNotifications: true,
  onEvent: true,
  onError: true,
  fetch: true,
} satisfies Record<keyof EmbedInputs, true>;

/** The inputs that every widget has, apart from what is this widget's own. */
export function splitInputs<Props extends object>(options: EmbedInputs & Props): [EmbedInputs, Props] {
  const inputs: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(inputNames, name)) inputs[name] = value;
    else own[name] = value;
  }
  return [inputs as unknown as EmbedInputs, own as Props];
}
