import { UnreadableFile } from './unreadable-file.ts';

/** Maximum characters between two tags: a cell has up to 32,767 characters, each possibly escaped as `&quot;`. */
const longestText = 256 * 1024;
/** Maximum depth of nested elements. */
const depthMax = 100;
/** A tag, comment, CDATA section or instruction that is complete before the next `<`. */
const markup =
  /<(?:!--[^<]*-->|!\[CDATA\[[^<]*\]\]>|\?[^<]*\?>|[^<>"'!?][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>)/y;
/** The name of a tag without its namespace prefix. */
const tagName = /^<\/?(?:[^ \t-\r<>/:]*:)?([^ \t-\r<>/:]+)/;
const attribute = /[\s:]([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** One step through an XML document, in document order. An empty element yields `open` and `close`. */
export type XmlStep =
  | { type: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const damaged = () => new UnreadableFile({ code: 'damaged' });

function decodeText(text: string): string {
  return text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
        (whole, hex, decimal, name) => {
          if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        },
      )
    : text;
}

const readAttributes = (tag: string) =>
  new Map(
    [...tag.matchAll(attribute)].map(([, name = '', quoted, apostrophed = '']) => [
      name,
      decodeText(quoted ?? apostrophed),
    ]),
  );

/**
 * Reads XML in linear time, one step at a time. Names have no namespace prefix. Rejects document types, which
 * spreadsheets never contain, and documents that would take a parser long: deeply nested, incomplete or with huge texts.
 *
 * @throws UnreadableFile
 */
export function* readXml(xml: string): Generator<XmlStep> {
  let depth = 0;
  let start = xml.indexOf('<');
  while (start >= 0) {
    const next = xml.indexOf('<', start + 1);
    const end = next < 0 ? xml.length : next;
    if (end - start > longestText) throw damaged();
    markup.lastIndex = start;
    const [tag] = markup.exec(xml) ?? [];
    if (tag === undefined) throw damaged();
    if (tag.startsWith('<![CDATA[')) yield { type: 'text', text: tag.slice(9, -3) };
    else if (tag[1] !== '!' && tag[1] !== '?') {
      const name = tagName.exec(tag)?.[1];
      if (name === undefined) throw damaged();
      if (tag[1] === '/') {
        depth -= 1;
        yield { type: 'close', name };
      } else {
        depth += 1;
        if (depth > depthMax) throw damaged();
        yield { type: 'open', name, attributes: readAttributes(tag) };
        if (tag.at(-2) === '/') {
          depth -= 1;
          yield { type: 'close', name };
        }
      }
    }
    const textStart = start + tag.length;
    if (textStart < end) yield { type: 'text', text: decodeText(xml.slice(textStart, end)) };
    start = next;
  }
}
