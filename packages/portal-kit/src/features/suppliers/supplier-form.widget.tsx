'use client';
import { type SavedSupplier, supplierQueries } from '@portal-kit/sdk/suppliers';
import { RecordEdit } from '../../forms/record/record-edit';
import { RecordMissing } from '../../kernel/details/record-missing';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { SupplierFormView } from './supplier-form-view';
import { suppliersMessages } from './suppliers.messages';

/** Properties of {@link SupplierForm}. */
export interface SupplierFormProps {
  /** The supplier to change. Without it the form adds one. */
  editedSupplierId?: string;
  /**
   * The supplier is stored; `supplier` is null when the server gave no body. Default: go to the list; where the host
   * shows none, the form stays and says so.
   */
  onSupplierSaved?: (saved: SavedSupplier) => void;
  /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: () => void;
}

/**
 * Adds a supplier, or changes one.
 *
 * @remarks Source: `createSupplier`, `getSupplier` and `updateSupplier` of `openapi/portal`; rules of the
 * specification, section 5. The supplier that is changed is named by `editedSupplierId`: `supplierId` is whose data
 * the widgets around show. Needs SUPPLIER_CREATE or SUPPLIER_EDIT. A refused save keeps everything typed, notifies,
 * and puts each of the server's messages on its field; what somebody else has changed meanwhile is not overwritten
 * unasked. Nothing is thrown.
 *
 * @example
 * ```tsx
 * import { SupplierForm } from 'portal-kit/supplier-form';
 *
 * export const AddSupplier = () => (
 *   <SupplierForm onSupplierSaved={({ supplier }) => console.log(supplier?.name)} />
 * );
 * ```
 */
export function SupplierForm(props: SupplierFormProps) {
  return (
    <WidgetBoundary>
      <SupplierRecord {...props} />
    </WidgetBoundary>
  );
}

function SupplierRecord({ editedSupplierId, onSupplierSaved, onRequestCancel }: SupplierFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(suppliersMessages);
  const host = { onRecordSaved: onSupplierSaved, onRequestCancel };
  return editedSupplierId === undefined ? (
    <SupplierFormView {...host} />
  ) : (
    <RecordEdit
      key={editedSupplierId}
      query={supplierQueries.details(sdk, { supplierId: editedSupplierId })}
      missing={<RecordMissing list={{ to: 'suppliers.list' }} texts={texts} />}
    >
      {(record) => <SupplierFormView {...record} {...host} />}
    </RecordEdit>
  );
}
