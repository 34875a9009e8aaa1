import { Avatar } from '@portal-kit/ui/avatar';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { runningUploads, usePortalQueryClient } from 'portal-kit/portal';
import { isSuperAdmin } from 'portal-kit/session';
import { useRef, useState } from 'react';
import { leaveGuard } from '../../address/address';
import { ConfirmLeaving } from '../../app/leave-dialog';
import { portalMessages } from '../../app/portal.messages';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import * as css from '../shell.css';

const RegionDialog = lazyPart(async () => (await import('./region-dialog')).RegionDialog);
const UserMenuList = lazyPart(async () => (await import('./user-menu-list')).UserMenuList);

/** Avatar button that opens the user menu. */
export function UserMenu({ locale }: { locale: string }) {
  const texts = portalMessages(locale);
  const { session } = usePortalApp();
  const account = useSessionState((state) => state.context.account);
  const devMode = useSessionState(({ context }) =>
    isSuperAdmin(context.access) ? context.isDevMode : undefined,
  );
  const queryClient = usePortalQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isRegionOpen, setRegionOpen] = useState(false);
  /** Asks whether to cancel an upload. */
  const [warning, setWarning] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Logout must work also when the account cannot be read.
  const name = account?.nickname || account?.email || '';
  const logOut = () => {
    setWarning(undefined);
    leaveGuard.attempt(() => session.actor.send({ type: 'signOut.requested' }));
  };
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
          onLogout={() => {
            const [upload] = runningUploads(queryClient);
            if (upload) setWarning(texts.logoutCancelsUpload(upload.fileName));
            else logOut();
          }}
        />
      )}
      {warning && (
        <ConfirmLeaving
          locale={locale}
          text={warning}
          onConfirm={logOut}
          onCancel={() => setWarning(undefined)}
          onLoadFailed={() => {
            setWarning(undefined);
            if (window.confirm(warning)) logOut();
          }}
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
