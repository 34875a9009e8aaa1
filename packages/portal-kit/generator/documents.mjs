// Tables in the documentation. The comments `generated: <name>` and `end of <name>` mark the place of each table.
import { callbackEvent } from './features.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;
/** Escapes vertical bars, which separate cells. */
const cell = (text) => text.replaceAll('|', '\\|');
const table = (head, rows) =>
  [row(head), row(head.map(() => '---')).replaceAll(' ', ''), ...rows.map(row)].join('\n');

function inputText([name, { kind, isRequired, text }]) {
  const code = isRequired ? `**\`${name}\`**` : `\`${name}\``;
  const kinds = { attribute: 'attribute', react: 'React only', callback: `event \`${callbackEvent(name)}\`` };
  const notes = [kinds[kind] ?? '', text ?? ''];
  const note = notes.filter(Boolean).join(': ');
  return note ? `${code} (${note})` : code;
}

/** Formats the table of all widgets with their elements and inputs. */
const widgetsTable = ({ widgets }) =>
  table(
    ['React component', 'custom element', 'inputs'],
    Object.entries(widgets).map(([name, { inputs }]) => [
      `\`portal-kit/${name}\``,
      `\`<portal-${name}>\``,
      cell(Object.entries(inputs).map(inputText).join(', ')),
    ]),
  );

/** Formats the table of all destinations with their values. */
const destinationsTable = ({ destinations }) =>
  table(
    ['destination', 'values', 'linked from'],
    Object.entries(destinations).map(([to, { values = {}, linkedFrom }]) => [
      `\`${to}\``,
      Object.entries(values)
        .map(([name, { isOptional, text }]) => {
          const note = [isOptional ? 'optional' : '', text ?? ''].filter(Boolean).join(': ');
          return `\`${name}\`${note && ` (${note})`}`;
        })
        .join(', '),
      linkedFrom,
    ]),
  );

function detailText(detail, lists) {
  if (typeof detail === 'string') return `\`${detail}\``;
  const explanation = ({ type, text }) =>
    type === 'ListName' ? lists.map((list) => `\`${list}\``).join(', ') : text;
  return Object.entries(detail)
    .map(([name, value]) => {
      const text = explanation(value);
      return cell(`\`${name}: ${value.type}\`${text ? ` (${text})` : ''}`);
    })
    .join(', ');
}

/** Formats the table of all events with their details. */
const eventsTable = ({ events, lists }) =>
  table(
    ['event', 'in templates', 'detail', 'sent when'],
    Object.entries(events).map(([type, { detail, when }]) => [
      `\`${type}\``,
      `\`${type.replace('.', '-')}\``,
      detailText(detail, lists),
      when,
    ]),
  );

/** Formats the table of all widgets' package entries. */
const entriesTable = ({ widgets }) =>
  table(
    ['entry', 'exports'],
    Object.entries(widgets).map(([name, { component, summary }]) => [
      `\`portal-kit/${name}\``,
      `\`${component}\`: ${summary}`,
    ]),
  );

const code = (text) => `\`${text}\``;

/** Formats the table of the theme's custom properties. */
const propertiesTable = ({ properties }) =>
  table(
    ['property', 'default', 'in the dark theme', 'use'],
    properties.map(({ name, light, dark, use }) => [
      code(name),
      code(light),
      dark === light ? '' : code(dark),
      use,
    ]),
  );

const tables = {
  widgets: widgetsTable,
  destinations: destinationsTable,
  events: eventsTable,
  entries: entriesTable,
  properties: propertiesTable,
};

/**
 * Replaces the generated tables in a document.
 *
 * @param {string} text The document.
 * @param {import('./features.mjs').Features & { properties: object[] }} sources The features and the custom properties.
 * @throws Error, if the document marks an unknown table or lacks the end comment of a table.
 */
export function withGeneratedTables(text, sources) {
  const marked = [...text.matchAll(/<!-- generated: (\w+) -->/g)].map(([, name]) => name);
  return marked.reduce((document, name) => {
    const start = `<!-- generated: ${name} -->\n`;
    const end = `<!-- end of ${name} -->`;
    const [before, rest = ''] = document.split(start);
    const [, after] = rest.split(end);
    const write = tables[name];
    if (!write || after === undefined)
      throw new Error(
        `portal-kit: the document marks the table "${name}", but no such table exists or its end comment is missing.`,
      );
    return `${before}${start}\n${write(sources)}\n\n${end}${after}`;
  }, text);
}
