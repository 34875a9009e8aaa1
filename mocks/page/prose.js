import { el } from './dom.js';

/** Renders a text of the contract; text between backticks becomes code. @param {string} text @returns {(Node | string)[]} */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? el('code', {}, part) : part));

/** Splits a text into paragraphs. @param {string} text */
export const paragraphs = (text) => text.split(/\n\s*\n/).map((part) => el('p', {}, ...prose(part)));

/** Pretty-prints JSON; returns other text unchanged. @param {string} text */
export function formatJson(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
