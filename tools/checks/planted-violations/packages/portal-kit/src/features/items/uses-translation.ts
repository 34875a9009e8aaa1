import { translation } from '../../locales/translation';

export const used = translation;
