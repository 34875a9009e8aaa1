import { Dialog } from '@portal-kit/ui/dialog';
import { type FeatureId, kernelMessages } from 'portal-kit/portal';
import { useId } from 'react';
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

/** Dialog with the keyboard shortcuts of a page. */
export function ShortcutList({ route, locale, can, isMac, onClose }: ShortcutListProps) {
  const texts = shortcutsMessages(locale);
  return (
    <Dialog title={texts.title} isWide closeLabel={kernelMessages(locale).close} onClose={onClose}>
      <div className={css.groups}>
        {pageShortcuts(route, texts, can, isMac).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  );
}
