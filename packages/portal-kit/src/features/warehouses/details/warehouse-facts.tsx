import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { ActiveStatus } from '../../../domain/parties/active-status';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { RecordCard, type RecordFact } from '../../../kernel/details/record-card';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { dash } from '../../../kernel/messages/message-format';
import { useMessages } from '../../../kernel/messages/use-messages';
import { warehouseFormMessages } from '../warehouse-form.messages';
import { warehouseDetailsMessages } from './warehouse-details.messages';

type Group = 'warehouse' | 'bond' | 'hours' | 'contact';

interface WarehouseFactsProps {
  /** `undefined` while the warehouse is loading. */
  warehouse: Warehouse | undefined;
  groups: readonly Group[];
}

const copied = { canCopy: true } as const;
const wide = { isWide: true } as const;

/** Fields of a warehouse in titled groups. */
export function WarehouseFacts({ warehouse: loaded, groups }: WarehouseFactsProps) {
  const warehouse: Partial<Warehouse> = loaded ?? {};
  const labels = useMessages(warehouseFormMessages);
  const texts = useMessages(warehouseDetailsMessages);
  const { yes, no } = useMessages(partyMessages);
  const { isBonded, receivingHours, shippingHours } = warehouse;
  const hours = (window: Warehouse['receivingHours']) =>
    window && texts.hours(window.from || dash, window.to || dash);
  const zones = (warehouse.temperatureZones ?? []).map((zone) => getCodeLabel(zone, labels.zones));
  const facts: Record<Group, RecordFact[]> = {
    warehouse: [
      [labels.warehouseId, warehouse.warehouseId, copied],
      [labels.status, <ActiveStatus key="status" status={warehouse.status} />],
      [labels.timeZone, warehouse.timeZone],
      [labels.isBonded, typeof isBonded === 'boolean' && (isBonded ? yes : no)],
    ],
    bond: [
      [labels.bondRegistryNumber, warehouse.bondRegistryNumber, { isWide: true, canCopy: true }],
      [labels.ftzNumber, warehouse.ftzNumber, copied],
      [labels.customsFirmsCode, warehouse.customsFirmsCode, copied],
    ],
    hours: [
      [labels.receivingHours, hours(receivingHours)],
      [labels.shippingHours, hours(shippingHours)],
      [labels.cutoffTime, warehouse.cutoffTime],
      [labels.temperatureZones, zones.length > 0 && texts.zones(zones), wide],
    ],
    contact: [
      [labels.contactName, warehouse.contactName, wide],
      [labels.phone, warehouse.phone, { isWide: true, canCopy: true }],
      [labels.email, warehouse.email, { isWide: true, canCopy: true }],
    ],
  };
  return groups.map((group) => (
    <RecordCard key={group} title={labels.groups[group]} facts={facts[group]} isLoading={!loaded} />
  ));
}
