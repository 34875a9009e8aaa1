import type { Supplier } from '@portal-kit/sdk/suppliers';
import { ActiveStatus } from '../../../domain/parties/active-status';
import * as details from '../../../kernel/details/details.css';
import { RecordCard, type RecordFact } from '../../../kernel/details/record-card';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { useMessages } from '../../../kernel/messages/use-messages';
import { supplierFormMessages } from '../supplier-form.messages';
import { suppliersMessages } from '../suppliers.messages';
import { supplierDetailsMessages } from './supplier-details.messages';

type Group = 'supplier' | 'contact' | 'registration' | 'permissions';

interface SupplierFactsProps {
  /** `undefined` while the supplier is loading. */
  supplier: Supplier | undefined;
  groups: readonly Group[];
}

const wideCopy = { isWide: true, canCopy: true } as const;

/** Fields of a supplier in titled groups. */
export function SupplierFacts({ supplier: loaded, groups }: SupplierFactsProps) {
  const supplier: Partial<Supplier> = loaded ?? {};
  const labels = useMessages(supplierFormMessages);
  const { inventoryTypes } = useMessages(suppliersMessages);
  const texts = useMessages(supplierDetailsMessages);
  const permissions = (supplier.permissions ?? []).map(labels.permission);
  const facts: Record<Group, RecordFact[]> = {
    supplier: [
      [labels.supplierId, supplier.supplierId, { canCopy: true }],
      [labels.inventoryType, getCodeLabel(supplier.inventoryType, inventoryTypes)],
      [labels.status, <ActiveStatus key="status" status={supplier.status} />],
    ],
    contact: [
      [labels.contactName, supplier.contactName, { isWide: true }],
      [labels.phone, supplier.phone, wideCopy],
      [labels.email, supplier.email, wideCopy],
    ],
    registration: [
      [labels.ttbPermitNumber, supplier.ttbPermitNumber, wideCopy],
      [labels.taxId, supplier.taxId, wideCopy],
      [labels.website, supplier.website && <Website address={supplier.website} />, { isWide: true }],
    ],
    permissions: [
      [
        labels.permissions,
        permissions.length > 0 ? texts.permissions(permissions) : texts.allPermissions,
        { isWide: true },
      ],
    ],
  };
  return groups.map((group) => (
    <RecordCard key={group} title={labels.groups[group]} facts={facts[group]} isLoading={!loaded} />
  ));
}

/** An address as a link if a browser can open it. */
function Website({ address }: { address: string }) {
  // An address such as `javascript:` runs code of the server in the page.
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a part="link" className={details.textLink} href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
