import type { PermissionId } from '@portal-kit/sdk/auth';
import type { DraftStore } from '../../kernel/drafts/draft-store';
import type { PortalEvent } from '../../kernel/events/portal-events';
import type { UnsavedChanges } from '../../kernel/leaving/leave-guard';
import type { OnTelemetry } from '../../kernel/telemetry/telemetry-event';
import type { MessageOverrides } from '../../locales/messages';
import type { EmbedError } from './embed-error';
import type { GetToken } from './embed-tokens';
import type { HostNavigation } from './host-navigation';

/** Color theme of a widget. `system` follows the color scheme of the device. */
export type EmbedTheme = 'light' | 'dark' | 'system';

/** Inputs that every widget takes from its host, in every integration. */
export interface EmbedInputs {
  /** Origin of the portal API, without a path: `https://portal.example`. Use `''` for the origin of the page. */
  apiUrl: string;
  /**
   * Base of the portal-data paths (`/users`, `/suppliers/{supplierId}/…`) of the API. A change discards
   * all data. Default `/api/v1`.
   */
  dataBasePath?: string | undefined;
  /** Supplier whose data the widget shows. A change discards all data and state of the previous supplier. */
  supplierId: string;
  /** Returns an access token of the portal. The widget calls the function when it needs a token, and keeps the token in memory. */
  getToken: GetToken;
  /**
   * BCP 47 language tag, for example `fr-CA`: the language of the texts (English, Spanish, French of Canada or German;
   * English for other languages), the format of numbers and dates, and the text direction of the widget. Default `en-US`;
   * for elements and `mount…` the nearest `lang` attribute.
   */
  locale?: string | undefined;
  /** IANA time zone of times, for example `America/Chicago`. Default: the time zone of the device. */
  timeZone?: string | undefined;
  /** Messages that replace single messages of the widgets. Pass the same object in every render. Default: none. */
  messages?: MessageOverrides | undefined;
  /** Color theme. Default `system`. */
  theme?: EmbedTheme | undefined;
  /** Addresses of destinations. A destination without an address has no link and no button. Default: no addresses. */
  navigation?: HostNavigation | undefined;
  /**
   * Permissions of the user. The widget hides actions that need other permissions. Default: the widget offers every
   * action and the server decides.
   */
  permissions?: readonly PermissionId[] | undefined;
  /**
   * Whether the widget shows notifications at the edge of the window. Default true. Set `false` to show them in the host,
   * from the event `notification.shown`.
   */
  hasNotifications?: boolean | undefined;
  /**
   * Whether a notification closes after ten seconds. Default true. Set `false` for users who need more time: notifications
   * then stay until the user closes them (WCAG 2.2.1).
   */
  hasNotificationTimeLimit?: boolean | undefined;
  /**
   * Whether the browser asks the user before the page closes with unsaved changes, a running save or a running file upload.
   * Default false. For navigation inside the page, pass `unsaved` or listen to `work.changed`.
   */
  hasLeaveWarning?: boolean | undefined;
  /**
   * Whether the console shows warnings for developers, for example about a failure without `onError`. Each cause is logged
   * once. `true` also loads the code of the warnings in a production build, and logs failures that `onError` receives.
   * Default: true in a development build (`process.env.NODE_ENV` is not `production`), otherwise false.
   */
  hasConsoleWarnings?: boolean | undefined;
  /**
   * Registry of unsaved changes, for example a leave guard from `createLeaveGuard` of `portal-kit/leaving`. Set `unsaved`
   * before the first render. Default: none.
   */
  unsaved?: UnsavedChanges | undefined;
  /**
   * Storage of the values of interrupted forms. The next form for the same record offers to restore the values. `true` is the
   * session storage of the tab: call `removeTabDrafts` when the user signs out. Set `drafts` before the first render, and pass
   * the same object in every render. Default: the values are lost when a form or the page closes.
   */
  drafts?: true | DraftStore | undefined;
  /** Called with every event of the widget. */
  onEvent?: ((event: PortalEvent) => void) | undefined;
  /** Called with every failure of the widget. The widget shows the failure to the user as well. */
  onError?: ((error: EmbedError) => void) | undefined;
  /**
   * Called with failed calls, slow calls, errors and web vitals of the page, for monitoring. The events contain no personal
   * data: no texts, inputs, addresses, record IDs or tokens. Default: no telemetry.
   */
  onTelemetry?: OnTelemetry | undefined;
  /** Replaces `fetch` for API calls. The widget reads this input once, when it starts. Default: the `fetch` of the page. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** How an element takes each input: as an attribute, as a property, or not at all. */
export const inputKinds: Readonly<Record<keyof EmbedInputs, 'attribute' | 'property' | 'none'>> = {
  apiUrl: 'attribute',
  dataBasePath: 'attribute',
  supplierId: 'attribute',
  locale: 'attribute',
  timeZone: 'attribute',
  theme: 'attribute',
  getToken: 'property',
  navigation: 'property',
  permissions: 'property',
  messages: 'property',
  hasNotifications: 'property',
  hasNotificationTimeLimit: 'property',
  hasLeaveWarning: 'property',
  hasConsoleWarnings: 'property',
  unsaved: 'property',
  drafts: 'property',
  fetch: 'property',
  onEvent: 'none',
  onError: 'none',
  onTelemetry: 'property',
};

/** Separates the inputs that all widgets take from the properties of one widget. */
export function splitInputs<Props extends object>(options: EmbedInputs & Props): [EmbedInputs, Props] {
  const inputs: Record<string, unknown> = {};
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(inputKinds, name)) inputs[name] = value;
    else props[name] = value;
  }
  return [inputs as unknown as EmbedInputs, props as Props];
}
