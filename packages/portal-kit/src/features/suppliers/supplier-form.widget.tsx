import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { RecordEdit } from '../../forms/record/record-edit';
import { RecordMissing } from '../../kernel/details/record-missing';
import { guardHostProps } from '../../kernel/host/guard-host';
import { usePortal } from '../../kernel/host/portal-context';
import { useMessages } from '../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import type { SupplierFormInputs } from './supplier-form.inputs';
import { SupplierFormView } from './supplier-form-view';
import { suppliersMessages } from './suppliers.messages';

/** Properties of {@link SupplierForm}. */
export type SupplierFormProps = SupplierFormInputs;

/**
 * Adds or changes a supplier.
 *
 * @remarks Source: `createSupplier`, `getSupplier` and `updateSupplier` of `openapi/portal`; rules of the
 * specification, section 5. `editedSupplierId` names the supplier to change; `supplierId` is the supplier whose data
 * the other widgets show. Needs SUPPLIER_CREATE or SUPPLIER_EDIT. A refused save keeps the input, notifies the user,
 * and shows the server's messages on their fields. The form overwrites a concurrent edit only if the user chooses this.
 * The widget throws no error.
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
    <WidgetBoundary widget="SupplierForm">
      <SupplierRecord {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function SupplierRecord({ editedSupplierId, onSupplierSaved, onRequestCancel }: SupplierFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(suppliersMessages);
  return (
    <RecordEdit
      id={editedSupplierId}
      query={(editedSupplierId) => supplierQueries.details(sdk, { supplierId: editedSupplierId })}
      missing={<RecordMissing list={{ to: 'suppliers.list' }} texts={texts} />}
    >
      {(edited) => (
        <SupplierFormView {...edited} onRecordSaved={onSupplierSaved} onRequestCancel={onRequestCancel} />
      )}
    </RecordEdit>
  );
}
