export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export { closestLanguage } from '../locales/closest-language';
export { addTranslations, languages, loadLanguage } from '../locales/load-language';
export type { MessageOverrides, Messages, PartialTranslation, Translation } from '../locales/messages';
export type { CatalogTranslations } from '../locales/translate';
