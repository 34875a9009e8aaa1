import {
  type SavedSupplier,
  type SupplierDetails,
  type SupplierRequest,
  supplierMutations,
} from '@portal-kit/sdk/suppliers';
import { useMutation } from '@tanstack/react-query';
import {
  type RecordFormDefinition,
  type RecordFormHost,
  useRecordForm,
} from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { supplierFormMessages } from './supplier-form.messages';
import {
  emptySupplier,
  type SupplierFormValues,
  sampleSupplier,
  toSupplierRequest,
  toSupplierValues,
} from './supplier-form.values';

const definition: RecordFormDefinition<SupplierFormValues, SupplierDetails, SupplierRequest, SavedSupplier> =
  {
    name: 'supplier',
    list: { to: 'suppliers.list' },
    empty: emptySupplier,
    sample: sampleSupplier,
    valuesOf: ({ supplier }) => toSupplierValues(supplier),
    requestOf: toSupplierRequest,
    idOf: ({ supplier }) => supplier.supplierId,
    versionOf: ({ supplier }) => supplier.version,
    detailsOf: ({ supplier, etag }) => (supplier ? { supplier, etag } : undefined),
    titleOf: ({ name }) => name,
  };

/** Controls the form of a supplier. */
export function useSupplierForm(host: RecordFormHost<SupplierDetails, SavedSupplier>) {
  const { sdk, emit } = usePortal();
  const texts = useMessages(supplierFormMessages);
  const create = useMutation(supplierMutations.create(sdk));
  const update = useMutation(supplierMutations.update(sdk));
  return useRecordForm(definition, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ supplier: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ supplier: request, etag }),
    emitSaved: ({ supplier }, isNew) => emit?.({ type: 'supplier.saved', detail: { supplier, isNew } }),
  });
}
