import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../domain/portal/portal';
import { useLazyMachine } from '../../../kernel/machines/use-lazy-machine';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import type { BulkUploadContext, BulkUploadEvent } from './bulk-upload.machine';
import type { BulkUploadEffects } from './start-bulk-upload';

type BulkUploadOptions = Pick<BulkUploadEffects, 'kind' | 'onAccepted' | 'onFailed' | 'onFailedAfterRemoval'>;

/** The context until the code of the machine has loaded. */
const initialContext = {
  file: null,
  choices: 0,
  isCorrected: false,
  discarded: null,
  report: null,
  progress: null,
  overrideDuplicates: false,
  outcome: null,
};

const loadMachine = () => import('./start-bulk-upload');

/**
 * Controller of the upload of one file. The code of the machine loads with the first event, or earlier with `preload`.
 * Removing the widget aborts a running check, but not a running upload.
 */
export function useBulkUpload(options: BulkUploadOptions) {
  const { sdk, supplierId, warehouses } = usePortal();
  const effects: BulkUploadEffects = {
    ...options,
    ...{ sdk, supplierId, warehouses },
    queryClient: usePortalQueryClient(),
  };
  const latest = useRef(effects);
  latest.current = effects;
  /** The position of the switch until the code of the machine has loaded, so that the switch reacts at once. */
  const [isOverrideOn, setOverrideOn] = useState(false);
  const [state, send] = useLazyMachine({
    isDeferred: true,
    load: async () => {
      const { startBulkUpload } = await loadMachine();
      return () => startBulkUpload(latest);
    },
    isFromUser: ({ type }: BulkUploadEvent) => type !== 'kind.changed',
    onLoadFailed: (error) => {
      setOverrideOn(false);
      options.onFailed(error);
    },
  });
  const { kind } = options;
  const checkedAs = useRef(kind);
  useEffect(() => {
    if (checkedAs.current === kind) return;
    checkedAs.current = kind;
    send({ type: 'kind.changed' });
  }, [kind, send]);
  const switchOverride = (isOn: boolean) => {
    setOverrideOn(isOn);
    send({ type: 'override.switched', isOn });
  };
  const context: Pick<BulkUploadContext, keyof typeof initialContext> = state?.context ?? {
    ...initialContext,
    overrideDuplicates: isOverrideOn,
  };
  const preload = () => void loadMachine().catch(() => {});
  return { ...context, value: state?.value, send, switchOverride, preload };
}
