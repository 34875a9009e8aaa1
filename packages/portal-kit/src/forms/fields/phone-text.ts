/** Maximum length of a typed phone number, with a country code, spaces and parentheses. */
export const maxPhoneLength = 20;

/**
 * Formats a phone number of ten digits, with or without the country code 1, as XXX-XXX-XXXX. Returns other text
 * unchanged. Source: specification, section 5.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/[\s()./+-]/g, '');
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? text : `${area}-${exchange}-${line}`;
}
