import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { useSelector } from '@xstate/react';
import { kernelMessages } from 'portal-kit/portal';
import { leaveGuard } from '../address/address';
import { portalMessages } from './portal.messages';

interface ConfirmLeavingProps {
  locale: string;
  text: string;
  onConfirm: () => void;
  onCancel: () => void;
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
  const { actor } = leaveGuard;
  const isAsking = useSelector(actor, (state) => state.matches('asking'));
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
