import { defineMessages } from 'portal-kit/portal';

const generic = 'It seems that an unexpected error has occurred. Please, try again later.';
const misconfigured = 'Sign-in is misconfigured. Contact the Administrator.';

/** What to tell somebody whose sign-in failed, by the class of the provider's error (domain, 1.5). */
const failures: Readonly<Record<string, string>> = {
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
  relogin: 'Sign in again.',
  expired: 'Your session has expired.',
  flags: 'The portal could not be started. Try again in a moment.',
  clock: 'Check the clock of this device.',
  config: misconfigured,
  'invalid-input': 'This link or value is not valid.',
  'invalid-token': 'Your session has expired.',
  'sso-failed': 'Sign-in did not complete. Try again.',
  'sso-conflict': 'An account with this e-mail already exists. Sign in with your password.',
};

/** Within a class the provider's code decides; a client error (no network, no answer) has none. */
const failuresByCode: Readonly<Record<number, string>> = {
  206001: 'Your account is not fully set up. Contact the Administrator.',
  206003: 'Your account is not fully set up. Contact the Administrator.',
  400050: 'We could not verify your identity.',
  400009: generic,
  403017: 'You are signed in at your provider as another user.',
};

const resetFailures: Readonly<Record<string, string>> = {
  'invalid-token': 'This link has expired. Request a new one.',
  'invalid-input': 'This link or value is not valid.',
};
const resetFailuresByCode: Readonly<Record<number, string>> = {
  401030: 'Choose a password you have not used before.',
  400009: 'The password does not meet the rules.',
};

export interface FailureToTell {
  kind: string;
  code?: number | undefined;
}

const textOf = ({ kind, code }: FailureToTell): string =>
  (code === undefined ? undefined : failuresByCode[code]) ??
  (Object.hasOwn(failures, kind) ? failures[kind] : undefined) ??
  generic;

/** Texts of the pages outside any supplier. */
export const sessionMessages = defineMessages(() => ({
  failure: textOf,
  resetFailure: (failure: FailureToTell) =>
    (failure.code === undefined ? undefined : resetFailuresByCode[failure.code]) ??
    (Object.hasOwn(resetFailures, failure.kind) ? resetFailures[failure.kind] : undefined) ??
    textOf(failure),
  reference: (callId: string) => `Reference: ${callId}`,
  required: 'Required Field',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  backToSignIn: 'Back to sign in',
  signIn: {
    title: 'Sign in',
    caption: 'Orders, stock and items at your warehouses.',
    remember: 'Remember me',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    or: 'or',
    singleSignOn: 'Use single sign-on',
    continue: 'Continue to sign in',
    passwordChanged: 'Your password has been changed. Sign in with the new one.',
  },
  again: {
    title: 'Sign in to go on',
    text: 'Your session has expired. What you typed is still here.',
    leave: 'Leave without it',
  },
  forgot: {
    title: 'Forgot password',
    caption: 'We send you a link to choose a new one.',
    submit: 'Send link',
    sentTitle: 'Check your mail',
    sent: (email: string) =>
      `If there is an account for ${email}, a link to choose a new password is on its way. It works for one hour.`,
    again: 'Send it again',
  },
  reset: {
    title: 'Choose a new password',
    caption: 'It replaces your old one everywhere you sign in with it.',
    newPassword: 'New password',
    submit: 'Change password',
    noToken: 'This link is not complete. Request a new one.',
    request: 'Request a new link',
  },
  elsewhere: {
    title: 'Your password is kept elsewhere',
    caption: 'You sign in with your organisation, which is also where a password is changed.',
  },
}));
