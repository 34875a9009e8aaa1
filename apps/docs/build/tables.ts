/** A cell with more characters makes its column too narrow on a phone, if the table has three or more columns. */
const longText = 90;

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();
const escapeAttribute = (text: string) => text.replaceAll('&quot;', '"').replaceAll('"', '&quot;');

const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Marks a table with long texts. On a phone its rows become cards, in which each cell has the title of its column. The roles
 * keep the table for assistive technology.
 */
function withCards(content: string): string | undefined {
  const titles = [...content.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, html = '']) => stripTags(html));
  const cells = [...content.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, html = '']) => stripTags(html));
  if (titles.length < 3 || !cells.some((text) => text.length > longText)) return undefined;
  let cell = 0;
  return content.replaceAll(/<(thead|tbody|tr|th|td)\b/g, (start, name: string) => {
    const role = `${start} role="${roles[name]}"`;
    if (name !== 'td') return role;
    const title = titles[cell % titles.length] ?? '';
    cell += 1;
    return title === '' ? role : `${role} data-title="${escapeAttribute(title)}"`;
  });
}

/** Lets the keyboard scroll wide tables. */
export const withScrollableTables = (html: string): string =>
  html.replaceAll(/<table>(.*?)<\/table>/gs, (_, content: string) => {
    const cards = withCards(content);
    const table = cards === undefined ? `<table>${content}` : `<table class="cards" role="table">${cards}`;
    return `<div class="table-scroll" role="group" aria-label="Table" tabindex="0">${table}</table></div>`;
  });
