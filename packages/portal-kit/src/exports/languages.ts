export { closestLanguage } from '../kernel/messages/closest-language';
export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export type { CatalogTranslations } from '../kernel/messages/translate';
export { addTranslations, languages, loadLanguage } from '../locales/load-language';
export type { MessageOverrides, Messages, PartialTranslation, Translation } from '../locales/messages';
