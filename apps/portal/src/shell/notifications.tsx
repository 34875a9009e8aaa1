import { lazyPart } from '@portal-kit/ui/lazy-part';
import { loadAgain } from '../app/load-again';
import { whenIdle } from '../routes/idle';
import * as css from './shell.css';

/** The bell of the header. Its code loads when the first screen is complete. */
export const Notifications = lazyPart(
  async () => {
    await whenIdle();
    return (await loadAgain(() => import('../notifications/notifications'))).Notifications;
  },
  <span className={css.bellPlace} />,
);
