import { defineMessages } from 'portal-kit/portal';

/** Texts of the choice of language and time zone. Loaded with the user menu. */
export const regionMessages = defineMessages('region', () => ({
  open: 'Language and time zone',
  title: 'Language and time zone',
  text: 'Your choice applies to this browser.',
  language: 'Language',
  browserLanguage: (language: string) => `Language of the browser (${language})`,
  timeZone: 'Time zone',
  timeZoneText: 'Times are shown in this time zone. Dates of orders are local to their warehouse.',
  deviceTimeZone: (timeZone: string) => `Time zone of this device (${timeZone})`,
  noTimeZone: 'No matching time zones.',
  failed: "The language couldn't be loaded. Check your connection and try again.",
}));
