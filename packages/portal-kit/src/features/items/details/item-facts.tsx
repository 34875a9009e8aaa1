import type { Item } from '@portal-kit/sdk/items';
import { Card, type Fact, FactList } from '@portal-kit/ui/card';
import { StatusDot } from '@portal-kit/ui/status-dot';
import type { ReactNode } from 'react';
import { itemTypeMessages, itemTypeName } from '../../../domain/items/item-types';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { labelOf } from '../../../kernel/messages/label-of';
import { useMessages } from '../../../kernel/messages/use-messages';
import { itemFormMessages } from '../form/item-form.messages';
import { itemStatusLook } from '../item-status';
import { itemsMessages } from '../list/items.messages';
import { itemDetailsMessages } from './item-details.messages';

type Group = 'item' | 'origin' | 'codes' | 'logistics' | 'record';

const numbers = (...values: (number | null | undefined)[]): number[] =>
  values.filter((value) => typeof value === 'number');

const notLoaded: Partial<Item> = {};

export interface ItemFactsProps {
  /** `undefined` while the warehouse is loading. */
  item: Item | undefined;
  groups: readonly Group[];
}

/** Fields of an item in titled groups. Missing values are dashes. */
export function ItemFacts({ item: loaded, groups }: ItemFactsProps) {
  const item = loaded ?? notLoaded;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const labels = useMessages(itemFormMessages);
  const list = useMessages(itemsMessages);
  const { names: typeNames } = useMessages(itemTypeMessages);
  const status = itemStatusLook(item.itemStatus, list);
  const country = labels.countryName(item.countryOfOrigin ?? '');
  const [abv] = numbers(item.alcoholByVolume);
  const [weight] = numbers(item.caseWeightLbs);
  const sides = [item.caseLengthIn, item.caseWidthIn, item.caseHeightIn];
  const layers = [item.casesPerLayer, item.layersPerPallet] as const;
  const [minimum] = numbers(item.minStockCases);
  const facts: Record<Group, [string, ReactNode][]> = {
    item: [
      [labels.sku, item.sku],
      [labels.description, item.description],
      [texts.brand, item.brand],
      [labels.type, itemTypeName(item.type, typeNames)],
      [
        labels.itemStatus,
        <StatusDot key="status" tone={status.tone}>
          {status.label}
        </StatusDot>,
      ],
      [labels.size, item.size && item.sizeUom ? list.size(item.size, item.sizeUom, undefined) : null],
      [texts.perCase, item.bottlesPerCase || null],
      [labels.alcoholByVolume, abv === undefined ? null : texts.percent(abv)],
      [labels.containerType, labelOf(item.containerType, labels.containers)],
    ],
    origin: [
      [labels.countryOfOrigin, country],
      [labels.region, item.region],
      [labels.appellation, item.appellation],
      [labels.varietal, item.varietal],
      [labels.vintage, item.vintage],
      [labels.spiritClass, item.spiritClass],
    ],
    codes: [
      [labels.upc, item.upc],
      [labels.caseUpc, item.caseUpc],
      [labels.nabcaCode, item.nabcaCode],
      [labels.colaNumber, item.colaNumber],
    ],
    logistics: [
      [labels.caseWeightLbs, weight === undefined ? null : texts.pounds(weight)],
      [texts.dimensions, numbers(...sides).length > 0 ? texts.inches(sides) : null],
      [texts.casesPerPallet, numbers(...layers).length > 0 ? texts.pallet(...layers) : null],
      [labels.nmfcNumber, item.nmfcNumber],
      [labels.freightClass, item.freightClass],
      [
        labels.lotTracked,
        typeof item.lotTracked === 'boolean' ? (item.lotTracked ? labels.yes : labels.no) : null,
      ],
      [labels.minStockCases, minimum],
    ],
    record: [
      [texts.createdAt, item.createdAt && texts.instant(item.createdAt)],
      [texts.updatedAt, item.updatedAt && texts.instant(item.updatedAt)],
    ],
  };
  const shown = (group: Group): Fact[] =>
    facts[group].map(([label, value]) => ({
      label,
      value: !loaded
        ? undefined
        : value === null || value === undefined || value === ''
          ? kernel.dash
          : value,
      isWide: group === 'record',
    }));
  return groups.map((group) => (
    <Card key={group} title={texts.groups[group]}>
      <FactList facts={shown(group)} />
    </Card>
  ));
}
