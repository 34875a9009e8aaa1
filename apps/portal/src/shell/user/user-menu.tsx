import { Avatar } from '@portal-kit/ui/avatar';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { isSuperAdmin } from 'portal-kit/session';
import { useRef, useState } from 'react';
import { portalMessages } from '../../app/portal.messages';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import * as css from '../shell.css';

const RegionDialog = lazyPart(() => import('./region-dialog').then((part) => part.RegionDialog));
const UserMenuList = lazyPart(() => import('./user-menu-list').then((part) => part.UserMenuList));

interface UserMenuProps {
  locale: string;
  onShortcuts: () => void;
  onLogout: () => void;
}

/** Avatar button that opens the user menu. */
export function UserMenu({ locale, onShortcuts, onLogout }: UserMenuProps) {
  const texts = portalMessages(locale);
  const { session } = usePortalApp();
  const account = useSessionState((state) => state.context.account);
  const devMode = useSessionState(({ context }) =>
    isSuperAdmin(context.access) ? context.isDevMode : undefined,
  );
  const [isOpen, setOpen] = useState(false);
  const [isRegionOpen, setRegionOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Logout must work also when the account cannot be read.
  const name = account?.nickname || account?.email || '';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.avatarButton}
        aria-label={name ? texts.userMenu(name) : texts.accountMenu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={UserMenuList.preload}
        onFocus={UserMenuList.preload}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} />
      </button>
      {isOpen && (
        <UserMenuList
          triggerRef={button}
          texts={texts}
          locale={locale}
          account={account}
          onOpenChange={setOpen}
          onLoadFailed={() => setOpen(false)}
          isDevMode={devMode}
          onDevModeChange={(isOn) => session.actor.send({ type: 'devMode.switched', isOn })}
          onRegion={() => setRegionOpen(true)}
          onShortcuts={onShortcuts}
          onLogout={onLogout}
        />
      )}
      {isRegionOpen && (
        <RegionDialog
          locale={locale}
          onClose={() => setRegionOpen(false)}
          onLoadFailed={() => setRegionOpen(false)}
        />
      )}
    </>
  );
}
