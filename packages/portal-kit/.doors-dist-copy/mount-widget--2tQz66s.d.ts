import { N as NavigationPort, D as Destination, P as PortalEvent, b as PortalEventType, a as PortalEventMap } from './portal-events-DBpETZGW.js';
import { PermissionId } from '@portal-kit/sdk/auth';
import { PortalErrorKind } from '@portal-kit/sdk';

/**
 * What kept a widget from its work:
 *
 * - `token`: `getToken` failed or gave none.
 * - `network`, `timeout`, `parse`, `http`: a call, as `PortalError` of `@portal-kit/sdk` tells them apart. `network` is
 *   also what a content security policy or an extension that blocks the API's address looks like.
 * - `render`: the widget itself; the page around it stands.
 */
interface EmbedError {
    /** Which of the above. */
    kind: 'token' | 'render' | Exclude<PortalErrorKind, 'aborted'>;
    /** For logs, in English. What the user reads stands in the widget. */
    message: string;
    /** HTTP status; 0 where there was no answer. */
    status: number;
    /** The contract's name of the call, e.g. `listItems`. */
    operationId: string | undefined;
    /** What support asks for. */
    requestId: string | undefined;
    /** What was thrown: the `PortalError`, what `getToken` rejected with, or the widget's own error. */
    cause: unknown;
}

/**
 * Why a token is asked for: the first one, one in place of another that is about to expire, or one in place of another
 * that the server has refused.
 */
type TokenReason = 'start' | 'expiry' | 'unauthorized';
/** What a host is told when a widget needs an access token. */
interface TokenRequest {
    /** After `unauthorized` the token given before is of no use. */
    reason: TokenReason;
    /** Whose data the token has to open. */
    supplierId: string;
    /** Aborts when nobody waits any more: the widget is gone, or 20 s are over. */
    signal: AbortSignal;
}
/**
 * Gives an access token of the portal (its `GET /api/v2/auth/accessToken`), usually by asking the host's own server.
 *
 * A rejection, a text that is no token (empty, or the page of an error) or no answer within 20 s becomes `onError` with
 * kind `token` and a message with a way to try again inside the widget; the user is sent nowhere.
 */
type GetToken = (request: TokenRequest) => string | Promise<string>;

/**
 * Addresses by destination, with the destination's values in braces: `{ 'items.details': '/stock/{itemId}' }`. The
 * browser follows them as any link.
 */
type DestinationAddresses = Partial<Record<Destination['to'], string>>;
/** How a host shows destinations: a port of its own, or addresses. */
type HostNavigation = NavigationPort | DestinationAddresses;

/** Whose colours a widget takes; `system` follows the device. */
type EmbedTheme = 'light' | 'dark' | 'system';
/** What every widget takes from its host, through whichever door it comes. */
interface EmbedInputs {
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

/** What a `mount…` function takes: the inputs, the widget's own properties, and how it stands in the page. */
type MountOptions<Props extends object> = EmbedInputs & Props & {
    /** In a shadow root, where no style of the page reaches it. Read when it is mounted. Default true. */
    isIsolated?: boolean;
};
/** A widget that stands in a page without React. */
interface MountedWidget<Props extends object> {
    /** Changes what is named and keeps the rest; applies at once. After `destroy` it does nothing. */
    update: (options: Partial<EmbedInputs & Props>) => void;
    /** Takes the widget away for good, with every listener, timer and request of it. */
    destroy: () => void;
    /** Listens to one kind of event. Returns the way to stop. */
    on: <Type extends PortalEventType>(type: Type, listener: (detail: PortalEventMap[Type]) => void) => () => void;
}

export type { DestinationAddresses as D, EmbedInputs as E, GetToken as G, HostNavigation as H, MountOptions as M, TokenReason as T, MountedWidget as a, EmbedError as b, EmbedTheme as c, TokenRequest as d };
