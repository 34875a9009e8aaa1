import { StatusDot } from '@portal-kit/ui/status-dot';
import { kernelMessages, usePortal } from 'portal-kit/portal';
import { Link } from 'wouter';
import { changeDestination, changeLook } from './change-look';
import type { Change } from './changes';
import * as css from './notifications.css';
import type { NotificationTexts } from './notifications.messages';

interface ChangeEntryProps {
  change: Change;
  isUnread: boolean;
  texts: NotificationTexts;
  /** Called when the user opens the record. */
  onOpened: () => void;
}

/** A change with its record and time. */
export function ChangeEntry({ change, isUnread, texts, onOpened }: ChangeEntryProps) {
  const { can, navigation, messageScope } = usePortal();
  const to = changeDestination(change, can);
  const href = to && navigation.href(to);
  const { label, tone } = changeLook(change, texts);
  return (
    <li className={css.entry} data-unread={isUnread || undefined}>
      <span className={css.what}>
        <StatusDot tone={tone}>{label}</StatusDot>
        {isUnread && <span className={css.isNew}>{texts.isNew}</span>}
      </span>
      {href === undefined ? (
        <span className={css.name}>{change.name}</span>
      ) : (
        <Link className={css.name} href={`~${href}`} onClick={onOpened}>
          {change.name}
        </Link>
      )}
      {change.about && <span className={css.about}>{change.about}</span>}
      <time className={css.about} dateTime={change.at}>
        {kernelMessages(messageScope).instant(change.at)}
      </time>
    </li>
  );
}
