export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export { languages, loadLanguage } from '../locales/load-language';
export type { MessageOverrides, Messages, Translation } from '../locales/messages';
