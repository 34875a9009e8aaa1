import { lazyPart } from '@portal-kit/ui/lazy-part';
import { whenIdle } from '../routes/idle-pages';
import * as css from './shell.css';

/** The bell of the header. Its code loads when the first screen is complete. */
export const Notifications = lazyPart(
  async () => {
    await whenIdle();
    return (await import('../notifications/notifications')).Notifications;
  },
  <span className={css.bellPlace} />,
);
