import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../domain/provider/portal';
import { findGroupSign } from '../../../kernel/messages/message-format';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { useRunUpload } from '../../../kernel/saving/running-uploads';
import { type BulkUploadEffects, provideBulkUpload } from './provide-bulk-upload';

type BulkUploadOptions = Pick<BulkUploadEffects, 'kind' | 'onAccepted' | 'onFailed' | 'onFailedAfterRemoval'>;

/** Controls the upload of one file. Removing the widget aborts a running check, but not a running upload. */
export function useBulkUpload(options: BulkUploadOptions) {
  const { sdk, supplierId, warehouses, locale } = usePortal();
  const effects: BulkUploadEffects = {
    ...options,
    sdk,
    supplierId,
    warehouses,
    groupSign: findGroupSign(locale),
    queryClient: usePortalQueryClient(),
    runUpload: useRunUpload(),
  };
  const latest = useRef(effects);
  latest.current = effects;
  const [machine] = useState(() => provideBulkUpload(latest));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  // If <Activity> hides the widget and shows it again, the actor starts again in its last state and would repeat an upload.
  useBrowserLayoutEffect(() => () => send({ type: 'widget.removed' }), [send]);
  const { kind } = options;
  const checkedAs = useRef(kind);
  useEffect(() => {
    if (checkedAs.current === kind) return;
    checkedAs.current = kind;
    send({ type: 'kind.changed' });
  }, [kind, send]);
  return { ...context, value, send, groupSign: effects.groupSign };
}
