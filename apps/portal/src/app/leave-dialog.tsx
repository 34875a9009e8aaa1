import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useSelector } from '@xstate/react';
import { kernelMessages } from 'portal-kit/portal';
import { useEffect } from 'react';
import { leaveGuard } from '../address/address';
import { portalMessages } from './portal.messages';

const ConfirmDialog = lazyPart(() =>
  import('@portal-kit/ui/confirm-dialog').then((part) => part.ConfirmDialog),
);

interface ConfirmLeavingProps {
  locale: string;
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The dialog that asks whether to leave. Source: specification, section 2. */
export function ConfirmLeaving({ locale, text, onConfirm, onCancel }: ConfirmLeavingProps) {
  const kernel = kernelMessages(locale);
  const title = portalMessages(locale).leaveTitle;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      // If the code of the dialog fails to load, the browser's own dialog asks instead.
      onLoadFailed={() => (window.confirm(`${title} ${text}`) ? onConfirm() : onCancel())}
    />
  );
}

/** Asks for confirmation before the user leaves unsaved changes. Source: specification, section 2. */
export function LeaveDialog({ locale }: { locale: string }) {
  const { actor } = leaveGuard;
  const isDirty = useSelector(actor, (state) => state.matches('dirty'));
  const isAsking = useSelector(actor, (state) => state.matches('asking'));
  useEffect(() => {
    if (isDirty) ConfirmDialog.preload();
  }, [isDirty]);
  if (!isAsking) return null;
  return (
    <ConfirmLeaving
      locale={locale}
      text={portalMessages(locale).leaveText}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={() => actor.send({ type: 'leave.declined' })}
    />
  );
}
