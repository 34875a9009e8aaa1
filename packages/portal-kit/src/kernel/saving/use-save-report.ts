import { useEffect, useRef } from 'react';
import type { PortalEvent } from '../events/portal-events';
import { usePortal } from '../host/portal-context';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { failureToast, saveFailureToast } from '../toasts/failure';
import type { PortalNotification } from '../toasts/portal-notification';

export interface SaveReportOptions<Result> {
  /** The subject of the notifications. Default: none. */
  about?: string;
  /** The notification of a save. The result is unknown if the response was lost. */
  success: (result: Result | undefined) => Pick<PortalNotification, 'title' | 'caption' | 'link'>;
  /** The title of the notification of a failure. Default: a general title. */
  failed?: string;
  /** Replaces parts of the notification of a failure. Default: the server's message. */
  failure?: (error: unknown) => Pick<PortalNotification, 'caption' | 'link'>;
  event: (result: Result) => PortalEvent;
  /** The server has stored a save of an earlier form, whose response was lost. Default false. */
  isStored?: boolean;
}

/** Reports the outcome of a save: a notification to the user and an event to the host. */
export function useSaveReport<Result>(options: SaveReportOptions<Result>) {
  const { about, success, failed, failure, event, isStored = false } = options;
  const { notify, emit } = usePortal();
  const kernel = useMessages(kernelMessages);
  const subject = about === undefined ? {} : { about };
  const notifySaved = (result?: Result) => notify({ ...subject, status: 'success', ...success(result) });
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isStored || isAnnounced.current) return;
    isAnnounced.current = true;
    notifySaved();
  });
  return {
    saved: (result: Result) => {
      notifySaved(result);
      emit?.(event(result));
    },
    failed: (error: unknown) =>
      notify({ ...subject, ...saveFailureToast(error, kernel, failed), ...failure?.(error) }),
    /** The code of the confirmation dialog has failed to load. */
    dialogFailed: (error: unknown) => notify(failureToast(error, kernel, failed)),
  };
}
