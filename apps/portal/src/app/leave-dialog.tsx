import { lazyPart } from '@portal-kit/ui/lazy-part';
import { kernelMessages } from 'portal-kit/portal';
import { useEffect } from 'react';
import { leaveGuard } from '../address/address';
import { portalMessages } from './portal.messages';
import { useActorState } from './use-actor-state';

export const ConfirmDialog = lazyPart(() =>
  import('@portal-kit/ui/confirm-dialog').then((part) => part.ConfirmDialog),
);

interface ConfirmLeavingProps {
  locale: string;
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
  onLoadFailed: () => void;
}

/** The dialog that asks whether to leave. Source: specification, section 2. */
export function ConfirmLeaving({ locale, ...dialog }: ConfirmLeavingProps) {
  const kernel = kernelMessages(locale);
  return (
    <ConfirmDialog
      title={portalMessages(locale).leaveTitle}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      {...dialog}
    />
  );
}

/** Asks for confirmation before the user leaves unsaved changes. Source: specification, section 2. */
export function LeaveDialog({ locale }: { locale: string }) {
  const state = useActorState(leaveGuard.actor, ({ value }) => value);
  useEffect(() => {
    if (state === 'dirty') ConfirmDialog.preload();
  }, [state]);
  if (state !== 'asking') return null;
  const texts = portalMessages(locale);
  const text = texts.leaveText;
  const decide = (isConfirmed: boolean) =>
    leaveGuard.actor.send({ type: isConfirmed ? 'leave.confirmed' : 'leave.declined' });
  return (
    <ConfirmLeaving
      locale={locale}
      text={text}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
      // If the chunk of the dialog fails to load, the browser's own dialog asks instead.
      onLoadFailed={() => decide(window.confirm(`${texts.leaveTitle} ${text}`))}
    />
  );
}
