export { isPortalError, type PortalError } from '../client/portal-error';
export {
  createEmbedSessions,
  type EmbedCallOptions,
  type EmbedSessions,
  type EmbedSessionsOptions,
} from './embed-sessions';
export {
  createTokenHandler,
  type PortalToken,
  type TokenHandler,
  type TokenHandlerContext,
  type TokenHandlerOptions,
} from './token-handler';
export type {
  CreatedWidgetSession,
  PartnerUser,
  SessionPermission,
  SessionWidget,
  WidgetSession,
  WidgetSessionRequest,
} from './widget-session';
