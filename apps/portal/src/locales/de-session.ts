import type { FailureToTell } from '../session/session.messages';
import type { PortalTranslation } from './messages';

const generic = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.';
const misconfigured = 'Die Anmeldung ist falsch konfiguriert. Wenden Sie sich an den Administrator.';
const expired = 'Ihre Sitzung ist abgelaufen.';
const invalid = 'Dieser Link oder Wert ist ungültig.';

const failures: Readonly<Record<string, string>> = {
  'bad-credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  locked:
    'Zu viele fehlgeschlagene Versuche. Versuchen Sie es später erneut oder setzen Sie Ihr Passwort zurück.',
  disabled: 'Ihr Konto ist deaktiviert. Wenden Sie sich an den Administrator.',
  'needs-idp-action': 'Bestätigen Sie Ihre E-Mail-Adresse und melden Sie sich dann an.',
  'must-change': 'Ihr Passwort ist abgelaufen. Setzen Sie es zurück, um sich anzumelden.',
  captcha: 'Zu viele Versuche: Führen Sie die Prüfung durch oder setzen Sie Ihr Passwort zurück.',
  validation: 'Dieses Passwort wurde geändert. Verwenden Sie Ihr aktuelles Passwort.',
  tfa: 'Die Bestätigung in zwei Schritten ist erforderlich, wird hier aber nicht unterstützt. Verwenden Sie Single Sign-on.',
  throttled: 'Zu viele Anfragen. Warten Sie und versuchen Sie es erneut.',
  network: 'Das Portal ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeout: 'Das Portal hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.',
  transient: 'Die Anmeldung ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  'no-session': expired,
  relogin: 'Melden Sie sich erneut an.',
  expired,
  flags: 'Das Portal konnte nicht gestartet werden. Versuchen Sie es gleich noch einmal.',
  clock: 'Prüfen Sie die Uhrzeit Ihres Geräts.',
  config: misconfigured,
  'invalid-input': invalid,
  'invalid-token': expired,
  'sso-failed': 'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es erneut.',
  'sso-conflict':
    'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Melden Sie sich mit Ihrem Passwort an.',
};

const failuresByCode: Readonly<Record<number, string>> = {
  206001: 'Ihr Konto ist nicht vollständig eingerichtet. Wenden Sie sich an den Administrator.',
  206003: 'Ihr Konto ist nicht vollständig eingerichtet. Wenden Sie sich an den Administrator.',
  400050: 'Wir konnten Ihre Identität nicht bestätigen.',
  400009: generic,
  403017: 'Sie sind bei Ihrem Anbieter als anderer Benutzer angemeldet.',
};

const resetFailures: Readonly<Record<string, string>> = {
  'invalid-token': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'invalid-input': invalid,
};
const resetFailuresByCode: Readonly<Record<number, string>> = {
  401030: 'Wählen Sie ein Passwort, das Sie noch nicht verwendet haben.',
  400009: 'Das Passwort erfüllt die Regeln nicht.',
};

const getFailureText = ({ kind, code }: FailureToTell): string =>
  (code === undefined ? undefined : failuresByCode[code]) ??
  (Object.hasOwn(failures, kind) ? failures[kind] : undefined) ??
  generic;

export const session: PortalTranslation['session'] = () => ({
  failure: getFailureText,
  resetFailure: (failure) =>
    (failure.code === undefined ? undefined : resetFailuresByCode[failure.code]) ??
    (Object.hasOwn(resetFailures, failure.kind) ? resetFailures[failure.kind] : undefined) ??
    getFailureText(failure),
  reference: (callId) => `Referenz: ${callId}`,
  required: 'Pflichtfeld',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  backToSignIn: 'Zurück zur Anmeldung',
  signIn: {
    title: 'Anmelden',
    caption: 'Aufträge, Bestände und Artikel in Ihren Lagern.',
    remember: 'Angemeldet bleiben',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    or: 'oder',
    singleSignOn: 'Single Sign-on verwenden',
    continue: 'Weiter zur Anmeldung',
    passwordChanged: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
  },
  again: {
    title: 'Anmelden, um fortzufahren',
    text: 'Ihre Sitzung ist abgelaufen. Ihre nicht gespeicherten Änderungen sind noch vorhanden.',
    leave: 'Abmelden',
  },
  forgot: {
    title: 'Passwort vergessen',
    caption: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort wählen können.',
    submit: 'Link senden',
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sent: (email) =>
      `Wenn es für ${email} ein Konto gibt, ist ein Link zum Wählen eines neuen Passworts unterwegs. Der Link läuft in einer Stunde ab.`,
    again: 'Link erneut senden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    caption: 'Es ersetzt Ihr altes Passwort überall, wo Sie dieses Konto verwenden.',
    newPassword: 'Neues Passwort',
    submit: 'Passwort ändern',
    noToken: 'Dieser Link ist unvollständig. Fordern Sie einen neuen an.',
    request: 'Neuen Link anfordern',
  },
  externalPassword: {
    title: 'Ihr Passwort wird anderswo verwaltet',
    caption: 'Sie melden sich über Ihre Organisation an. Ändern Sie Ihr Passwort dort.',
  },
});
