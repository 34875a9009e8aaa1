import powerIcon from '@lucide/icons/icons/power';
import powerOffIcon from '@lucide/icons/icons/power-off';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import type { BulkAction } from '../../lists/selection/bulk/bulk-action';
import { statusActions } from '../../lists/selection/status/status-actions';
import { partyActionMessages } from './party-actions.messages';

type PartyActionTexts = ReturnType<typeof partyActionMessages>;

/** The status of a customer, supplier, warehouse or user. */
export type PartyStatus = 'ACTIVE' | 'INACTIVE';

interface StatusActionOptions<Row> {
  records: 'customers' | 'suppliers' | 'warehouses' | 'users';
  getStatus: (row: Row) => PartyStatus | null | undefined;
  /** Stores the status of a record. Resolves with `null` if the record already has the status. */
  changeTo: (row: Row, status: PartyStatus, signal: AbortSignal) => Promise<object | null>;
  /** The reason that a record must stay active. Default: the server decides. */
  deactivationRefusal?: (row: Row, texts: PartyActionTexts) => string | undefined;
}

/** Returns the actions that activate and deactivate the selected customers, suppliers, warehouses or users. */
export function useStatusActions<Row>(options: StatusActionOptions<Row>): readonly BulkAction<Row>[] {
  const texts = useMessages(partyActionMessages);
  const latest = useRef(options);
  latest.current = options;
  const { records } = options;
  return useMemo(() => {
    const { activate, deactivate, undo } = texts[records];
    return statusActions<Row, PartyStatus>({
      options: [
        { status: 'ACTIVE', icon: powerIcon, texts: activate },
        {
          status: 'INACTIVE',
          icon: powerOffIcon,
          texts: deactivate,
          refusal: (row) => latest.current.deactivationRefusal?.(row, texts),
        },
      ],
      undoTexts: undo,
      getStatus: (row) => latest.current.getStatus(row),
      changeTo: (...change) => latest.current.changeTo(...change),
    });
  }, [texts, records]);
}
