import type { FeatureId } from 'portal-kit/portal';
import type { PortalRoute } from '../routes/route-table';
import type { shortcutsMessages } from './shortcuts.messages';

type Texts = ReturnType<typeof shortcutsMessages>;

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** Lists whose rows open no record. */
const listsWithoutRowLinks: readonly (string | undefined)[] = ['uploads'];

/** Lists a page's shortcuts, the page's own first. */
export function pageShortcuts(
  { kind, list, feature, direction }: PortalRoute,
  texts: Texts,
  can: (feature: FeatureId) => boolean,
  isMac: boolean,
): readonly ShortcutGroup[] {
  const { groups, rows, corrections, keys } = texts;
  const control = isMac ? '⌘' : keys.control;
  const groupsOfPage: ShortcutGroup[] = [];
  if (!can(feature)) return [everywhere(texts, control), dialogs(texts)];
  if (kind === 'list') {
    const hasRowLinks = !listsWithoutRowLinks.includes(list);
    groupsOfPage.push({
      title: groups.list,
      shortcuts: [
        { keys: ['/'], does: texts.list.search },
        ...(hasRowLinks ? [{ keys: ['↓'], does: texts.list.rows }] : []),
        { keys: [keys.escape], does: texts.list.clear },
      ],
    });
    groupsOfPage.push({
      title: groups.rows,
      shortcuts: [
        { keys: ['↑', '↓'], does: rows.move },
        { keys: [keys.home, keys.end], does: rows.ends },
        ...(hasRowLinks ? [{ keys: [keys.enter], does: rows.open }] : []),
        { keys: [keys.space], does: rows.select },
        { keys: [`${keys.shift} ↑`, `${keys.shift} ↓`], does: rows.range },
        { keys: [`${control} A`], does: rows.all },
        { keys: [keys.escape], does: rows.clear },
      ],
    });
  }
  if (list === 'uploads')
    groupsOfPage.push({
      title: groups.corrections,
      shortcuts: [
        { keys: [keys.enter, 'F2'], does: corrections.edit },
        { keys: [keys.delete], does: corrections.clear },
        { keys: [`${control} D`], does: corrections.fill },
        { keys: [`${control} Z`], does: corrections.undo },
        { keys: [`${control} A`], does: corrections.all },
      ],
    });
  if (kind === 'form')
    groupsOfPage.push({
      title: groups.form,
      shortcuts: [{ keys: [`${control} ${keys.enter}`], does: texts.form.submit }],
    });
  if (kind === 'form' && direction)
    groupsOfPage.push({
      title: groups.lines,
      shortcuts: [
        { keys: [keys.enter], does: texts.lines.search },
        { keys: ['↑', '↓'], does: texts.lines.move },
      ],
    });
  return [...groupsOfPage, everywhere(texts, control), dialogs(texts)];
}

const everywhere = ({ groups, everywhere: does }: Texts, control: string): ShortcutGroup => ({
  title: groups.everywhere,
  shortcuts: [
    { keys: [`${control} K`], does: does.palette },
    { keys: ['?'], does: does.shortcuts },
  ],
});

const dialogs = ({ groups, keys, dialogs: does }: Texts): ShortcutGroup => ({
  title: groups.dialogs,
  shortcuts: [
    { keys: [keys.escape], does: does.close },
    { keys: ['↑', '↓'], does: does.move },
  ],
});
