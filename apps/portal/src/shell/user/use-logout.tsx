import { runningUploads, usePortalQueryClient } from 'portal-kit/portal';
import { useState } from 'react';
import { leaveGuard } from '../../address/address';
import { ConfirmLeaving } from '../../app/leave-dialog';
import { portalMessages } from '../../app/portal.messages';
import { usePortalApp } from '../../app/portal-session';

/** Signs the user out. Asks first when this cancels an upload. Render `dialog`. */
export function useLogout(locale: string) {
  const texts = portalMessages(locale);
  const { session } = usePortalApp();
  const queryClient = usePortalQueryClient();
  /** Asks whether to cancel an upload. */
  const [warning, setWarning] = useState<string>();
  const logOut = () => {
    setWarning(undefined);
    leaveGuard.attempt(() => session.actor.send({ type: 'signOut.requested' }));
  };
  const request = () => {
    const [upload] = runningUploads(queryClient);
    if (upload) setWarning(texts.logoutCancelsUpload(upload.fileName));
    else logOut();
  };
  const dialog = warning && (
    <ConfirmLeaving
      locale={locale}
      text={warning}
      onConfirm={logOut}
      onCancel={() => setWarning(undefined)}
    />
  );
  return { request, dialog };
}
