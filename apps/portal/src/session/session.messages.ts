import { defineMessages } from 'portal-kit/portal';

const generic = 'It seems that an unexpected error has occurred. Please, try again later.';
const misconfigured = 'Sign-in is misconfigured. Contact the Administrator.';

/** Messages for a failed sign-in, by class of the provider's error (domain, 1.5). */
const failures: Readonly<Record<string, string>> = {
  'bad-credentials': 'The email or password is not correct.',
  locked: 'Too many failed attempts. Try again later or reset your password.',
  disabled: 'Your account is disabled. Contact the Administrator.',
  'needs-idp-action': 'Verify your email address, then sign in.',
  'must-change': 'Your password has expired. Reset it to sign in.',
  captcha: 'Too many attempts: complete the check or reset your password.',
  validation: 'That password was changed. Use your current one.',
  tfa: "Two-step verification is required but isn't supported here. Use single sign-on.",
  throttled: 'Too many requests. Wait and try again.',
  network: "The portal couldn't be reached. Check your connection and try again.",
  timeout: 'The portal took too long to respond. Try again in a moment.',
  transient: 'Sign-in is temporarily unavailable. Try again in a moment.',
  'no-session': 'Your session has expired.',
  relogin: 'Sign in again.',
  expired: 'Your session has expired.',
  flags: "The portal couldn't start. Try again in a moment.",
  clock: 'Check the device clock.',
  config: misconfigured,
  'invalid-input': 'This link or value is not valid.',
  'invalid-token': 'Your session has expired.',
  'sso-failed': 'Sign-in did not complete. Try again.',
  'sso-conflict': 'An account with this email already exists. Sign in with your password.',
};

/**
 * Within a class the provider's error code selects the message; a client error (no network, no response) has no code.
 */
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

const getFailureText = ({ kind, code }: FailureToTell): string =>
  (code === undefined ? undefined : failuresByCode[code]) ??
  (Object.hasOwn(failures, kind) ? failures[kind] : undefined) ??
  generic;

/** Texts of the pages outside any supplier. */
export const sessionMessages = defineMessages('session', () => ({
  failure: getFailureText,
  resetFailure: (failure: FailureToTell) =>
    (failure.code === undefined ? undefined : resetFailuresByCode[failure.code]) ??
    (Object.hasOwn(resetFailures, failure.kind) ? resetFailures[failure.kind] : undefined) ??
    getFailureText(failure),
  reference: (callId: string) => `Reference: ${callId}`,
  required: 'Required Field',
  email: 'Email',
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
    title: 'Sign in to continue',
    text: 'Your session has expired. Your unsaved changes are still here.',
    leave: 'Sign out',
  },
  forgot: {
    title: 'Forgot password',
    caption: "We'll email you a link to choose a new one.",
    submit: 'Send link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. The link expires in one hour.`,
    again: 'Resend link',
  },
  reset: {
    title: 'Choose a new password',
    caption: 'It replaces your old password everywhere you use this account.',
    newPassword: 'New password',
    submit: 'Change password',
    noToken: 'This link is incomplete. Request a new one.',
    request: 'Request a new link',
  },
  externalPassword: {
    title: 'Your password is managed elsewhere',
    caption: 'You sign in through your organization. Change your password there.',
  },
}));
