import settingsIcon from '@lucide/icons/icons/settings';
import { Button, IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { Popover } from '@portal-kit/ui/popover';
import { type RefObject, useState } from 'react';
import { Link } from 'wouter';
import { ChangeEntry } from './change-entry';
import { NotificationSettings } from './notification-settings';
import * as css from './notifications.css';
import type { Notifications } from './use-notifications';

export interface NotificationsPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  notifications: Notifications;
  onClose: () => void;
}

/** The latest changes, unread ones first, and the settings. */
export function NotificationsPanel({ triggerRef, notifications, onClose }: NotificationsPanelProps) {
  const { texts, unread, changes, state } = notifications;
  const [isSettingsShown, setSettingsShown] = useState(false);
  const isUnread = new Set(unread);
  const isNothingFollowed = notifications.kinds.every((kind) => state.unfollowed.includes(kind));
  const emptyText = () => {
    if (isNothingFollowed) return texts.nothingFollowed;
    if (notifications.hasFailed) return '';
    return notifications.isLoaded ? texts.empty : texts.checking;
  };
  return (
    <Popover
      aria-label={texts.title}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 className={css.title}>{texts.title}</h2>
          {unread.length > 0 && (
            <Button tone="quiet" size="small" onClick={notifications.readAll}>
              {texts.markAllRead}
            </Button>
          )}
          <IconButton
            label={texts.settings}
            icon={<Icon data={settingsIcon} sizePx={18} />}
            aria-expanded={isSettingsShown}
            onClick={() => setSettingsShown((isShown) => !isShown)}
          />
        </div>
        {isSettingsShown && <NotificationSettings notifications={notifications} />}
        <div role="status" className={css.status}>
          {notifications.hasFailed && !notifications.isChecking && (
            <span className={css.failure}>
              {texts.failed}
              <Button tone="quiet" size="small" onClick={notifications.check}>
                {texts.retry}
              </Button>
            </span>
          )}
        </div>
        {changes.length > 0 ? (
          <ul className={css.list} aria-label={texts.title}>
            {changes.map((change) => (
              <ChangeEntry
                key={change.key}
                change={change}
                isUnread={isUnread.has(change)}
                texts={texts}
                onOpened={() => {
                  notifications.read(change);
                  onClose();
                }}
              />
            ))}
          </ul>
        ) : (
          <p className={css.empty}>{emptyText()}</p>
        )}
        <div className={css.foot}>
          <Link className={css.digest} href="/dashboard/digest" onClick={onClose}>
            {texts.digest}
          </Link>
        </div>
      </div>
    </Popover>
  );
}
