import { defineMessages } from 'portal-kit/portal';

/** What to tell somebody whose sign-in failed, by the class of the provider's error (domain, 1.5). */
export const signInMessages = defineMessages(() => {
  const generic = 'It seems that an unexpected error has occurred. Please, try again later.';
  const misconfigured = 'Sign-in is misconfigured. Contact the Administrator.';
  const texts: Record<string, string> = {
    'bad-credentials': 'The e-mail or password is not correct.',
    locked: 'Too many failed attempts. Try again later or reset your password.',
    disabled: 'Your account is disabled. Contact the Administrator.',
    'needs-idp-action': 'Verify your e-mail address, then sign in.',
    'must-change': 'Your password has expired. Reset it to sign in.',
    captcha: 'Too many attempts: complete the check or reset your password.',
    validation: 'That password was changed. Use your current one.',
    tfa: 'Two-step verification is needed, which is not supported here. Use single sign-on.',
    throttled: 'Too many requests. Wait and try again.',
    network: 'The portal could not be reached. Check the connection and try again.',
    timeout: 'The portal took too long to answer. Try again in a moment.',
    transient: 'Sign-in is temporarily unavailable. Try again in a moment.',
    'no-session': 'Your session has expired.',
    expired: 'Your session has expired.',
    flags: 'The portal could not be started. Try again in a moment.',
    clock: 'Check the clock of this device.',
    config: misconfigured,
  };
  // Within a class the provider's code decides; a client error (no network, no answer) has none.
  const byCode: Record<number, string> = {
    206001: 'Your account is not fully set up. Contact the Administrator.',
    206003: 'Your account is not fully set up. Contact the Administrator.',
    400050: 'We could not verify your identity.',
    400009: generic,
  };
  return {
    failure: ({ kind, code }: { kind: string; code?: number | undefined }) =>
      (code === undefined ? undefined : byCode[code]) ??
      (Object.hasOwn(texts, kind) ? texts[kind] : undefined) ??
      generic,
    reference: (callId: string) => `Reference: ${callId}`,
    required: 'Required Field',
  };
});
