import type { Customer } from '@portal-kit/sdk/customers';
import { ActiveStatus } from '../../../domain/parties/active-status';
import { LicenseBadge } from '../../../domain/parties/license-badge';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { RecordCard, type RecordFact } from '../../../kernel/details/record-card';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { useMessages } from '../../../kernel/messages/use-messages';
import { customerFormMessages } from '../form/customer-form.messages';
import { customersMessages } from '../list/customers.messages';

type Group = 'customer' | 'licenses' | 'contact' | 'defaults';

interface CustomerFactsProps {
  /** `undefined` while the customer is loading. */
  customer: Customer | undefined;
  groups: readonly Group[];
}

const copied = { canCopy: true } as const;
const wide = { isWide: true } as const;

/** Fields of a customer in titled groups. */
export function CustomerFacts({ customer: loaded, groups }: CustomerFactsProps) {
  const customer: Partial<Customer> = loaded ?? {};
  const labels = useMessages(customerFormMessages);
  const list = useMessages(customersMessages);
  const { yes, no } = useMessages(partyMessages);
  const { warehouses } = useWarehouses({ isWanted: Boolean(customer.defaultWarehouseId) });
  const warehouse = warehouses?.find(({ warehouseId }) => warehouseId === customer.defaultWarehouseId);
  const hasLicense = customer.stateLicenseNumber || customer.licenseExpirationDate;
  const { bondedAllowed } = customer;
  const facts: Record<Group, RecordFact[]> = {
    customer: [
      [labels.customerNumber, customer.customerNumber, copied],
      [labels.dbaName, customer.dbaName],
      [labels.customerType, getCodeLabel(customer.customerType, list.types)],
      [labels.status, <ActiveStatus key="status" status={customer.status} />],
      [labels.taxId, customer.taxId, copied],
      [labels.bondedAllowed, typeof bondedAllowed === 'boolean' && (bondedAllowed ? yes : no)],
    ],
    licenses: [
      [labels.ttbPermitNumber, customer.ttbPermitNumber, copied],
      [labels.stateLicenseNumber, customer.stateLicenseNumber, copied],
      [labels.stateLicenseState, customer.stateLicenseState],
      [
        labels.licenseExpirationDate,
        hasLicense && <LicenseBadge key="license" expiresOn={customer.licenseExpirationDate} isNamed />,
        wide,
      ],
    ],
    contact: [
      [labels.contactName, customer.contactName, wide],
      [labels.phone, customer.phone, { isWide: true, canCopy: true }],
      [labels.email, customer.email, { isWide: true, canCopy: true }],
    ],
    defaults: [
      [labels.defaultWarehouseId, warehouse?.name || customer.defaultWarehouseId, wide],
      [labels.defaultShippingType, getCodeLabel(customer.defaultShippingType, labels.shippingTypes)],
      [labels.defaultFreightTerms, getCodeLabel(customer.defaultFreightTerms, labels.freightTerms)],
      [labels.defaultScac, customer.defaultScac],
      [labels.deliveryInstructions, customer.deliveryInstructions, wide],
    ],
  };
  return groups.map((group) => (
    <RecordCard key={group} title={labels.groups[group]} facts={facts[group]} isLoading={!loaded} />
  ));
}
