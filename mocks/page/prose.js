import { el } from './dom.js';

/** A text of the contract: what stands between backticks is code. @param {string} text @returns {(Node | string)[]} */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? el('code', {}, part) : part));

/** Paragraph by paragraph. @param {string} text */
export const paragraphs = (text) => text.split(/\n\s*\n/).map((part) => el('p', {}, ...prose(part)));

/** JSON on lines of its own; what is none as it is. @param {string} text */
export function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
