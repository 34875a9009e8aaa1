import { Switch } from '@portal-kit/ui/switch';
import { useState } from 'react';
import { browserPermission, requestBrowserPermission } from './browser-notifications';
import * as css from './notifications.css';
import type { Notifications } from './use-notifications';

/** Chooses the kinds of changes that the user follows, and notifications of the browser. */
export function NotificationSettings({ notifications }: { notifications: Notifications }) {
  const { texts, state, kinds } = notifications;
  const [permission, setPermission] = useState(browserPermission);
  const isBlocked = permission === 'denied' || permission === 'unsupported';
  const setInBrowser = async (isOn: boolean) => {
    const answer = isOn ? await requestBrowserPermission() : permission;
    setPermission(answer);
    notifications.setInBrowser(isOn && answer === 'granted');
  };
  return (
    <section className={css.settings} aria-label={texts.settings}>
      <h3 className={css.group}>{texts.follow}</h3>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={texts.kinds[kind]}
          isSelected={!state.unfollowed.includes(kind)}
          onChange={(isFollowed) => notifications.follow(kind, isFollowed)}
        />
      ))}
      <Switch
        label={texts.inBrowser}
        description={isBlocked ? texts.permissions[permission] : texts.inBrowserText}
        isSelected={state.isInBrowser && permission === 'granted'}
        isDisabled={isBlocked}
        onChange={(isOn) => void setInBrowser(isOn)}
      />
      <p className={css.about}>{texts.followText}</p>
    </section>
  );
}
