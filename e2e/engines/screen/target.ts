/** Selects elements by role and accessible name, or by text, also in open shadow roots. */
export interface Target {
  role?: string;
  /** The accessible name: the whole name, or a pattern. */
  name?: string | RegExp;
  /** The whole text of the element, or a pattern. The innermost elements with the text are selected. */
  text?: string | RegExp;
  /** Selects only descendants of this element. */
  /** The title of a frame: the whole title, or a pattern. */
  title?: string | RegExp;
  within?: Target;
  /** Position among the selected elements, from 0. Without a position, the target must select one element. */
  nth?: number;
}

const ofRole =
  (role: string) =>
  (name?: string | RegExp, within?: Target): Target => ({
    role,
    ...(name !== undefined && { name }),
    ...(within && { within }),
  });

export const alertdialog = ofRole('alertdialog');
export const button = ofRole('button');
export const checkbox = ofRole('checkbox');
export const combobox = ofRole('combobox');
export const dialog = ofRole('dialog');
export const heading = ofRole('heading');
export const link = ofRole('link');
export const menuitem = ofRole('menuitem');
export const option = ofRole('option');
export const rowheader = ofRole('rowheader');
export const searchbox = ofRole('searchbox');
export const textbox = ofRole('textbox');

export const text = (content: string | RegExp, within?: Target): Target => ({
  text: content,
  ...(within && { within }),
});

/** Targets a frame by its title. */
export const frame = (title: string | RegExp): Target => ({ title });

/** Targets the first of several elements. */
export const first = (target: Target): Target => ({ ...target, nth: 0 });

/** A target without regular expressions, as it is passed to the page. */
export interface PageTarget {
  role?: string | undefined;
  name?: TextPattern | undefined;
  text?: TextPattern | undefined;
  title?: TextPattern | undefined;
  within?: PageTarget | undefined;
  nth?: number | undefined;
}

export type TextPattern = { whole: string } | { source: string; flags: string };

const toTextPattern = (value: string | RegExp | undefined): TextPattern | undefined => {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? { whole: value } : { source: value.source, flags: value.flags };
};

export const pageTarget = ({ role, name, text: content, title, within, nth }: Target): PageTarget => ({
  role,
  nth,
  name: toTextPattern(name),
  text: toTextPattern(content),
  title: toTextPattern(title),
  within: within && pageTarget(within),
});

/** Describes a target in messages. */
export function describe({ role, name, text: content, title, within, nth }: Target): string {
  const parts = [
    role,
    name !== undefined && `"${name}"`,
    content !== undefined && `text "${content}"`,
    title !== undefined && `title "${title}"`,
  ];
  const own = parts.filter(Boolean).join(' ') + (nth === undefined ? '' : ` at position ${nth}`);
  return within ? `${own} in ${describe(within)}` : own;
}
