export { type CatalogTranslations, closestLanguage } from '../kernel/messages/languages';
export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export { addTranslations, languages, loadLanguage } from '../locales/load-language';
export type { MessageOverrides, Messages, PartialTranslation, Translation } from '../locales/messages';
