const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Normalizes a code or search text pasted from a document: removes invisible characters, replaces typographic hyphens
 * with `-` and collapses spaces.
 */
export const normalizeCode = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(hyphens, '-').replace(/\s+/g, ' ').trim();

/** Normalizes a text for a search: like a code, without accents and case. */
export const foldText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) && !text.includes('  ')
    ? text.trim().toLowerCase()
    : normalizeCode(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
