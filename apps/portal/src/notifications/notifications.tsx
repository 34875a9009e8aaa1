import bellIcon from '@lucide/icons/icons/bell';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useRef, useState } from 'react';
import * as css from './notifications.css';
import { useNotifications } from './use-notifications';

const NotificationsPanel = lazyPart(() =>
  import('./notifications-panel').then((part) => part.NotificationsPanel),
);

export interface NotificationsProps {
  locale: string;
}

/** Bell with the number of unread changes. Opens the list of changes. */
export function Notifications({ locale }: NotificationsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    notifications.check();
  };
  const notifications = useNotifications(locale, (isShown) => (isShown ? open() : setOpen(false)));
  const { texts, unread } = notifications;
  const count = unread.length;
  return (
    <span className={css.bell}>
      <IconButton
        buttonRef={button}
        label={count > 0 ? texts.unread(count) : texts.title}
        icon={<Icon data={bellIcon} sizePx={18} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationsPanel.preload}
        onFocus={NotificationsPanel.preload}
        onClick={() => (isOpen ? setOpen(false) : open())}
      />
      {count > 0 && (
        <span className={css.badge} aria-hidden="true">
          {texts.count(count)}
        </span>
      )}
      {isOpen && (
        <NotificationsPanel
          triggerRef={button}
          notifications={notifications}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </span>
  );
}
