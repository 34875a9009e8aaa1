import type { FailureToTell } from '../session/session.messages';
import type { PortalTranslation } from './messages';

const generic = 'Ocurrió un error inesperado. Inténtelo de nuevo más tarde.';
const misconfigured = 'El inicio de sesión está mal configurado. Comuníquese con el administrador.';
const expired = 'Su sesión expiró.';
const invalid = 'Este enlace o valor no es válido.';

const failures: Readonly<Record<string, string>> = {
  'bad-credentials': 'El correo electrónico o la contraseña no son correctos.',
  locked: 'Demasiados intentos fallidos. Inténtelo más tarde o restablezca su contraseña.',
  disabled: 'Su cuenta está desactivada. Comuníquese con el administrador.',
  'needs-idp-action': 'Verifique su correo electrónico y después inicie sesión.',
  'must-change': 'Su contraseña expiró. Restablézcala para iniciar sesión.',
  captcha: 'Demasiados intentos: complete la verificación o restablezca su contraseña.',
  validation: 'Esa contraseña se cambió. Use la actual.',
  tfa: 'Se requiere la verificación en dos pasos, pero aquí no se admite. Use el inicio de sesión único.',
  throttled: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  network: 'No se pudo conectar con el portal. Revise su conexión e inténtelo de nuevo.',
  timeout: 'El portal tardó demasiado en responder. Inténtelo de nuevo en un momento.',
  transient: 'El inicio de sesión no está disponible por el momento. Inténtelo de nuevo en un momento.',
  'no-session': expired,
  relogin: 'Inicie sesión de nuevo.',
  expired,
  flags: 'El portal no pudo iniciar. Inténtelo de nuevo en un momento.',
  clock: 'Revise el reloj del dispositivo.',
  config: misconfigured,
  'invalid-input': invalid,
  'invalid-token': expired,
  'sso-failed': 'El inicio de sesión no se completó. Inténtelo de nuevo.',
  'sso-conflict': 'Ya existe una cuenta con este correo electrónico. Inicie sesión con su contraseña.',
};

const failuresByCode: Readonly<Record<number, string>> = {
  206001: 'Su cuenta no está configurada por completo. Comuníquese con el administrador.',
  206003: 'Su cuenta no está configurada por completo. Comuníquese con el administrador.',
  400050: 'No pudimos verificar su identidad.',
  400009: generic,
  403017: 'Inició sesión con otro usuario en su proveedor de identidad.',
};

const resetFailures: Readonly<Record<string, string>> = {
  'invalid-token': 'Este enlace expiró. Solicite uno nuevo.',
  'invalid-input': invalid,
};
const resetFailuresByCode: Readonly<Record<number, string>> = {
  401030: 'Elija una contraseña que no haya usado antes.',
  400009: 'La contraseña no cumple las reglas.',
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
  reference: (callId) => `Referencia: ${callId}`,
  required: 'Campo obligatorio',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  backToSignIn: 'Volver al inicio de sesión',
  signIn: {
    title: 'Iniciar sesión',
    caption: 'Órdenes, existencias y artículos en sus almacenes.',
    remember: 'Recordarme',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidó su contraseña?',
    or: 'o',
    singleSignOn: 'Usar el inicio de sesión único',
    continue: 'Continuar al inicio de sesión',
    passwordChanged: 'Su contraseña se cambió. Inicie sesión con la nueva.',
  },
  again: {
    title: 'Inicie sesión para continuar',
    text: 'Su sesión expiró. Sus cambios sin guardar siguen aquí.',
    leave: 'Cerrar sesión',
  },
  forgot: {
    title: 'Contraseña olvidada',
    caption: 'Le enviaremos por correo electrónico un enlace para elegir una nueva.',
    submit: 'Enviar enlace',
    sentTitle: 'Revise su correo electrónico',
    sent: (email) =>
      `Si ${email} tiene una cuenta, ya va en camino un enlace para elegir una contraseña nueva. El enlace expira en una hora.`,
    again: 'Reenviar el enlace',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    caption: 'Reemplaza su contraseña anterior en todos los lugares donde usa esta cuenta.',
    newPassword: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
    noToken: 'Este enlace está incompleto. Solicite uno nuevo.',
    request: 'Solicitar un enlace nuevo',
  },
  externalPassword: {
    title: 'Su contraseña se administra en otro lugar',
    caption: 'Usted inicia sesión por medio de su organización. Cambie ahí su contraseña.',
  },
});
