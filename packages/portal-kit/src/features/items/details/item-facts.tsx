import type { Item } from '@portal-kit/sdk/items';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { itemTypeMessages, itemTypeName } from '../../../domain/items/item-types';
import { RecordCard, type RecordFact } from '../../../kernel/details/record-card';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { useMessages } from '../../../kernel/messages/use-messages';
import { itemFormMessages } from '../form/item-form.messages';
import { itemStatusLook } from '../item-status';
import { itemsMessages } from '../list/items.messages';
import { itemDetailsMessages } from './item-details.messages';

type Group = 'item' | 'origin' | 'codes' | 'logistics';

const numbers = (...values: (number | null | undefined)[]): number[] =>
  values.filter((value) => typeof value === 'number');

const notLoaded: Partial<Item> = {};
const copied = { canCopy: true } as const;
/** A code of 14 digits and its button fit on one line. */
const code = { canCopy: true, isWide: true } as const;

export interface ItemFactsProps {
  /** `undefined` while the item is loading. */
  item: Item | undefined;
  groups: readonly Group[];
}

/** Fields of an item in titled groups. Missing values are dashes. */
export function ItemFacts({ item: loaded, groups }: ItemFactsProps) {
  const item = loaded ?? notLoaded;
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
  const facts: Record<Group, RecordFact[]> = {
    item: [
      [labels.sku, item.sku, copied],
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
      [labels.containerType, getCodeLabel(item.containerType, labels.containers)],
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
      [labels.upc, item.upc, code],
      [labels.caseUpc, item.caseUpc, code],
      [labels.nabcaCode, item.nabcaCode, copied],
      [labels.colaNumber, item.colaNumber, copied],
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
  };
  return groups.map((group) => (
    <RecordCard key={group} title={texts.groups[group]} facts={facts[group]} isLoading={!loaded} />
  ));
}
