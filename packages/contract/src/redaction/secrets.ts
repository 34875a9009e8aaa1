export const REDACTED = '[redacted]';

/** Fields, parameters and cookies with these names contain secrets. */
const SECRET_NAME =
  /pass(word|wd|phrase)|secret|token|cookie|credential|authorization|pwrt|auth_?code|api_?key|^((uid)?signature|assertion|code_verifier|nonce|jwt)$/i;

/** Names that match although their values are no secrets. */
const PUBLIC_NAMES = new Set(['tokentype', 'token_type', 'cookiename']);

/** An authorization code is a parameter named `code`; bodies use this name for error codes. */
const SECRET_PARAMETERS = new Set(['code', 'state', 'session_state', 'sid', 'session']);

const JSON_WEB_TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const CREDENTIALS = /\b(Bearer|Basic) +[\w.~+/=-]+/gi;

/** A string field of JSON that cannot be parsed, for example because it is truncated. */
const JSON_TEXT_FIELD = /"([\w-]+)"(\s*:\s*)"(?:[^"\\]|\\.)*"?/g;

export const isSecretName = (name: string) => SECRET_NAME.test(name) && !PUBLIC_NAMES.has(name.toLowerCase());

export const isSecretParameter = (name: string) =>
  isSecretName(name) || SECRET_PARAMETERS.has(name.toLowerCase());

/** Removes tokens from a text. */
export const removeTokens = (text: string): string =>
  text.replace(JSON_WEB_TOKEN, REDACTED).replace(CREDENTIALS, `$1 ${REDACTED}`);

/** Removes secrets from JSON that cannot be parsed. */
export const removeSecretFields = (text: string): string =>
  removeTokens(
    text.replace(JSON_TEXT_FIELD, (field, name: string, separator: string) =>
      isSecretName(name) ? `"${name}"${separator}"${REDACTED}"` : field,
    ),
  );
