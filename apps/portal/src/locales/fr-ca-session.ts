import type { FailureToTell } from '../session/session.messages';
import type { PortalTranslation } from './messages';

const generic = 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.';
const misconfigured = 'La connexion est mal configurée. Communiquez avec l’administrateur.';
const expired = 'Votre session a expiré.';
const invalid = 'Ce lien ou cette valeur n’est pas valide.';

const failures: Readonly<Record<string, string>> = {
  'bad-credentials': 'Le courriel ou le mot de passe est incorrect.',
  locked: 'Trop de tentatives infructueuses. Réessayez plus tard ou réinitialisez votre mot de passe.',
  disabled: 'Votre compte est désactivé. Communiquez avec l’administrateur.',
  'needs-idp-action': 'Confirmez votre adresse courriel, puis connectez-vous.',
  'must-change': 'Votre mot de passe a expiré. Réinitialisez-le pour vous connecter.',
  captcha: 'Trop de tentatives\u00a0: faites la vérification ou réinitialisez votre mot de passe.',
  validation: 'Ce mot de passe a été changé. Utilisez votre mot de passe actuel.',
  tfa: 'La vérification en deux étapes est exigée, mais n’est pas prise en charge ici. Utilisez l’authentification unique.',
  throttled: 'Trop de demandes. Attendez un peu et réessayez.',
  network: 'Impossible de joindre le portail. Vérifiez votre connexion et réessayez.',
  timeout: 'Le portail a mis trop de temps à répondre. Réessayez dans un instant.',
  transient: 'La connexion est temporairement indisponible. Réessayez dans un instant.',
  'no-session': expired,
  relogin: 'Connectez-vous de nouveau.',
  expired,
  flags: 'Le portail n’a pas pu démarrer. Réessayez dans un instant.',
  clock: 'Vérifiez l’horloge de l’appareil.',
  config: misconfigured,
  'invalid-input': invalid,
  'invalid-token': expired,
  'sso-failed': 'La connexion n’a pas abouti. Réessayez.',
  'sso-conflict': 'Un compte avec ce courriel existe déjà. Connectez-vous avec votre mot de passe.',
};

const failuresByCode: Readonly<Record<number, string>> = {
  206001: 'Votre compte n’est pas entièrement configuré. Communiquez avec l’administrateur.',
  206003: 'Votre compte n’est pas entièrement configuré. Communiquez avec l’administrateur.',
  400050: 'Nous n’avons pas pu confirmer votre identité.',
  400009: generic,
  403017: 'Votre fournisseur d’identité vous connecte avec un autre compte.',
};

const resetFailures: Readonly<Record<string, string>> = {
  'invalid-token': 'Ce lien a expiré. Demandez-en un nouveau.',
  'invalid-input': invalid,
};
const resetFailuresByCode: Readonly<Record<number, string>> = {
  401030: 'Choisissez un mot de passe que vous n’avez jamais utilisé.',
  400009: 'Le mot de passe ne respecte pas les règles.',
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
  reference: (callId) => `Référence\u00a0: ${callId}`,
  required: 'Champ obligatoire',
  email: 'Courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  backToSignIn: 'Retour à la connexion',
  signIn: {
    title: 'Connexion',
    caption: 'Commandes, stock et articles dans vos entrepôts.',
    remember: 'Se souvenir de moi',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié?',
    or: 'ou',
    singleSignOn: 'Utiliser l’authentification unique',
    continue: 'Continuer vers la connexion',
    passwordChanged: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
  },
  again: {
    title: 'Connectez-vous pour continuer',
    text: 'Votre session a expiré. Vos modifications non enregistrées sont toujours ici.',
    leave: 'Se déconnecter',
  },
  forgot: {
    title: 'Mot de passe oublié',
    caption: 'Nous vous enverrons par courriel un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez vos courriels',
    sent: (email) =>
      `Si ${email} a un compte, un lien pour choisir un nouveau mot de passe est en route. Le lien expire dans une heure.`,
    again: 'Renvoyer le lien',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    caption: 'Il remplace votre ancien mot de passe partout où vous utilisez ce compte.',
    newPassword: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    noToken: 'Ce lien est incomplet. Demandez-en un nouveau.',
    request: 'Demander un nouveau lien',
  },
  externalPassword: {
    title: 'Votre mot de passe est géré ailleurs',
    caption: 'Vous vous connectez par l’entremise de votre organisation. Changez-y votre mot de passe.',
  },
});
