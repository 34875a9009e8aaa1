import GithubSlugger from 'github-slugger';

export interface Heading {
  level: number;
  text: string;
  /** Anchor of the heading, as GitHub and Astro create it. */
  anchor: string;
}

/** Calls `replace` with every line outside of code blocks and joins the results. */
export function mapLines(markdown: string, replace: (line: string) => string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence !== undefined) {
        if (mark?.startsWith(fence)) fence = undefined;
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      return replace(line);
    })
    .join('\n');
}

const headingPattern = /^(#{1,6}) +(.*?)(?: +#+)?$/;

/** Removes the markup from a heading's text. */
const stripMarkup = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();

/** Returns the anchor of a heading that occurs once. */
export const toAnchor = (heading: string): string => new GithubSlugger().slug(heading);

/** Parses a document's headings, in order. */
export function parseHeadings(markdown: string): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  mapLines(markdown, (line) => {
    const [, marks, text = ''] = headingPattern.exec(line) ?? [];
    if (marks) {
      const plain = stripMarkup(text);
      headings.push({ level: marks.length, text: plain, anchor: slugger.slug(plain) });
    }
    return line;
  });
  return headings;
}

/** Moves every heading by a number of levels. */
export const shiftHeadings = (markdown: string, levels: number): string =>
  mapLines(markdown, (line) =>
    line.replace(headingPattern, (_, marks: string, text: string) => {
      const level = Math.min(6, Math.max(1, marks.length + levels));
      return `${'#'.repeat(level)} ${text}`;
    }),
  );

export interface Sections {
  title: string;
  /** Text between the title and the first section. */
  introduction: string;
  /** Text below each heading of the second level, by heading. */
  sections: ReadonlyMap<string, string>;
}

/** Splits a document at its headings of the second level. */
export function splitSections(markdown: string): Sections {
  const marked = mapLines(markdown, (line) => (/^##? /.test(line) ? `\u0000${line}` : line));
  const [introduction = '', ...parts] = marked.split('\u0000');
  const withTitle = parts[0]?.startsWith('# ') ? parts.shift() : undefined;
  const [titleLine = '', ...rest] = (withTitle ?? '').split('\n');
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return [stripMarkup(heading.slice(3)), lines.join('\n').trim()] as const;
  });
  return {
    title: stripMarkup(titleLine.slice(2)),
    introduction: `${introduction}${rest.join('\n')}`.trim(),
    sections: new Map(sections),
  };
}

/** Returns a text's first sentences, for a page's description. */
export function getSummary(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((text) => text.trim());
  const first = paragraphs.find((text) => text !== '' && !/^([#|<`!>-]|\*\*|\d+\.)/.test(text)) ?? '';
  const text = stripMarkup(first.replaceAll(/\s+/g, ' '));
  if (text.length <= 160) return text;
  const [short = text] = /^.{40,160}?[.:](?= )/.exec(text) ?? [];
  return short.length <= 160 ? short.replace(/:$/, '.') : `${text.slice(0, 157)}…`;
}

/** Renders a table. Escapes vertical bars in cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [row(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n');
}

/** Renders a code block with an optional file name. */
export const codeBlock = (language: string, code: string, title?: string): string => {
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([marks]) => marks.length + 1)));
  return `${fence}${language}${title ? ` title="${title}"` : ''}\n${code.replace(/\n$/, '')}\n${fence}`;
};

export const code = (text: string): string => `\`${text}\``;
