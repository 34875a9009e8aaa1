import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { defineAddressFields } from '../../domain/addresses/address.rules';
import { defineContactFields } from '../../domain/contact/contact-fields';
import { partyMessages } from '../../domain/parties/parties.messages';
import { defineFields, type Fields } from '../../forms/fields/fields';
import type { MessageScope } from '../../kernel/messages/translate';
import { warehouseFormMessages } from './warehouse-form.messages';
import { emptyWarehouse, type noHours, type WarehouseFormValues } from './warehouse-form.values';

type Hours = typeof noHours;

/** Describes a daily time window: both times are set or both are empty, and the end is after the start. */
function defineHours(label: string, scope: MessageScope): Fields<Hours> {
  const { from, to, beforeStart } = warehouseFormMessages(scope);
  const bound = {};
  return {
    from: { label: `${label} ${from}`, bound, isRequired: (hours) => hours.to !== '' },
    to: {
      label: `${label} ${to}`,
      bound,
      isRequired: (hours) => hours.from !== '',
      rule: (end, hours) => (hours.from !== '' && end <= hours.from ? beforeStart : undefined),
    },
  };
}

/** Describes the fields of a warehouse. Source: specification, section 5. */
export function defineWarehouseFields(scope: MessageScope): Fields<WarehouseFormValues> {
  const labels = warehouseFormMessages(scope);
  return defineFields(
    { empty: emptyWarehouse, bounds, labels },
    {
      ...defineContactFields(scope),
      status: { isRequired: true, optionLabels: partyMessages(scope).status },
      addresses: { fields: defineAddressFields(scope) },
      bondRegistryNumber: { isRequired: ({ isBonded }) => isBonded === 'Y' },
      timeZone: { isRequired: true },
      receivingHours: { fields: defineHours(labels.receivingHours, scope) },
      shippingHours: { fields: defineHours(labels.shippingHours, scope) },
      temperatureZones: { optionLabels: labels.zones },
    },
  );
}
