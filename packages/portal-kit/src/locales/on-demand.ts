// The code for other languages and for overrides, which pages in English without overrides do not load.
export { loadLanguage } from './load-language';
export { enableOverrides } from './translate';
