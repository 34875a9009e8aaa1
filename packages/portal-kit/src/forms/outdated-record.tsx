import { isPortalError } from '@portal-kit/sdk';
import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { useState } from 'react';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { failureToast } from '../kernel/notifications/failure';
import { usePortal } from '../kernel/portal/portal-context';
import { focusFirstField } from './focus-first-field';
import { formMessages } from './form.messages';

/** Whether a save was refused because the record has moved on since it was read. */
export const isOutdated = (error: unknown): boolean =>
  isPortalError(error) && (error.status === 412 || error.status === 428);

export interface OutdatedRecordProps<Record> {
  /** Reads the record again; rejects when that fails. */
  onRequestReload: () => Promise<Record | undefined>;
  /** The user gives up their own changes. */
  onTakeTheirs: (fresh: Record) => void;
  /** The user's changes are to be saved over the others'. */
  onKeepMine: (fresh: Record) => void;
}

/** Somebody else has changed the record meanwhile: nothing is lost until the user has chosen. */
export function OutdatedRecord<Record>({
  onRequestReload,
  onTakeTheirs,
  onKeepMine,
}: OutdatedRecordProps<Record>) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(formMessages);
  const [isReloading, setReloading] = useState(false);
  const choose = async (button: HTMLButtonElement, take: (fresh: Record) => void) => {
    setReloading(true);
    try {
      const fresh = await onRequestReload();
      if (!fresh) return;
      take(fresh);
      focusFirstField(button);
    } catch (error) {
      notify(failureToast(error, kernel));
    } finally {
      setReloading(false);
    }
  };
  return (
    <Banner
      tone="warn"
      actions={
        <>
          <Button isPending={isReloading} onClick={(event) => void choose(event.currentTarget, onTakeTheirs)}>
            {texts.outdatedReload}
          </Button>
          <Button
            tone="quiet"
            isDisabled={isReloading}
            isFocusableWhenDisabled
            onClick={(event) => void choose(event.currentTarget, onKeepMine)}
          >
            {texts.outdatedKeep}
          </Button>
        </>
      }
    >
      {texts.outdated}
    </Banner>
  );
}
