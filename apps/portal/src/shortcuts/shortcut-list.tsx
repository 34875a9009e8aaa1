import { Dialog } from '@portal-kit/ui/dialog';
import { Switch } from '@portal-kit/ui/switch';
import { type FeatureId, kernelMessages } from 'portal-kit/portal';
import { useId, useSyncExternalStore } from 'react';
import { chooseSingleKeys, hasSingleKeys, subscribeToSingleKeys } from '../preferences/single-key-shortcuts';
import type { PortalRoute } from '../routes/route-table';
import { pageShortcuts, type ShortcutGroup } from './page-shortcuts';
import * as css from './shortcuts.css';
import { shortcutsMessages } from './shortcuts.messages';

export interface ShortcutListProps {
  route: PortalRoute;
  locale: string;
  can: (feature: FeatureId) => boolean;
  isMac: boolean;
  onClose: () => void;
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {title}
      </h3>
      <dl className={css.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={css.row}>
            <dt className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={css.action}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shortcuts that the user can turn off. */
const singleKeys = ['/', '?'];

/** Dialog with the keyboard shortcuts of a page, and a switch for those without a modifier key. */
export function ShortcutList({ route, locale, can, isMac, onClose }: ShortcutListProps) {
  const texts = shortcutsMessages(locale);
  const isOn = useSyncExternalStore(subscribeToSingleKeys, hasSingleKeys);
  const groups = pageShortcuts(route, texts, can, isMac).map(({ title, shortcuts }) => ({
    title,
    shortcuts: shortcuts.filter(({ keys }) => isOn || !keys.some((key) => singleKeys.includes(key))),
  }));
  return (
    <Dialog title={texts.title} isWide closeLabel={kernelMessages(locale).close} onClose={onClose}>
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      <Switch
        label={texts.singleKeys}
        description={texts.singleKeysText}
        isSelected={isOn}
        onChange={chooseSingleKeys}
      />
    </Dialog>
  );
}
