import { Avatar } from '@portal-kit/ui/avatar';
import { lazy, Suspense, useRef, useState } from 'react';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import * as css from './shell.css';

const loadMenu = () => import('./user-menu-list');
const UserMenuList = lazy(async () => ({ default: (await loadMenu()).UserMenuList }));

/** The avatar and its menu: who is signed in, theme, Logout. */
export function UserMenu({ locale }: { locale: string }) {
  const texts = portalMessages(locale);
  const { session } = usePortalApp();
  const account = useSessionState((state) => state.context.account);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!account) return null;
  const name = account.nickname || account.email;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.avatarButton}
        aria-label={texts.userMenu(name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <UserMenuList
            triggerRef={button}
            texts={texts}
            account={account}
            onOpenChange={setOpen}
            onLogout={() => session.actor.send({ type: 'signOut.requested' })}
          />
        </Suspense>
      )}
    </>
  );
}
