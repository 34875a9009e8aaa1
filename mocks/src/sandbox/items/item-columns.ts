import type { ItemDraft } from '../model.ts';
import type { CellValue } from '../workbook/workbook.ts';

export interface ItemColumn {
  /** As in the template's first row, without the mark for required ones. */
  readonly header: string;
  readonly isRequired?: boolean;
  readonly read: (item: ItemDraft) => CellValue;
}

/** The columns of the item template, the upload and the export (domain §6.2), in their order. */
export const itemColumns: readonly ItemColumn[] = [
  { header: 'SKU', isRequired: true, read: ({ sku }) => sku },
  { header: 'Description', isRequired: true, read: ({ description }) => description },
  { header: 'Brand', isRequired: true, read: ({ brand }) => brand },
  { header: 'Type', isRequired: true, read: ({ type }) => type },
  { header: 'Size', isRequired: true, read: ({ size }) => size },
  { header: 'Size UOM', isRequired: true, read: ({ sizeUom }) => sizeUom },
  { header: 'Bottles Per Case', isRequired: true, read: ({ bottlesPerCase }) => bottlesPerCase },
  { header: 'Status', read: ({ itemStatus }) => itemStatus },
  {
    header: 'Warehouses',
    isRequired: true,
    read: ({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId).join(';'),
  },
  { header: 'ABV', read: ({ alcoholByVolume }) => alcoholByVolume },
  { header: 'Vintage', read: ({ vintage }) => vintage },
  { header: 'UPC', read: ({ upc }) => upc },
  { header: 'SCC-14', read: ({ caseUpc }) => caseUpc },
  { header: 'NABCA Code', read: ({ nabcaCode }) => nabcaCode },
  { header: 'COLA', read: ({ colaNumber }) => colaNumber },
  { header: 'Country of Origin', read: ({ countryOfOrigin }) => countryOfOrigin },
  { header: 'Appellation', read: ({ appellation }) => appellation },
  { header: 'Varietal', read: ({ varietal }) => varietal },
  { header: 'Container Type', read: ({ containerType }) => containerType },
  { header: 'Case Weight (lb)', read: ({ caseWeightLbs }) => caseWeightLbs },
  { header: 'TI', read: ({ casesPerLayer }) => casesPerLayer },
  { header: 'HI', read: ({ layersPerPallet }) => layersPerPallet },
  { header: 'NMFC', read: ({ nmfcNumber }) => nmfcNumber },
  { header: 'Freight Class', read: ({ freightClass }) => freightClass },
  { header: 'Lot Tracked (Y/N)', read: ({ lotTracked }) => (lotTracked ? 'Y' : 'N') },
  { header: 'Min Stock (cases)', read: ({ minStockCases }) => minStockCases },
];

/** Sheet 2 of the template. */
export const itemAllowedValues: Readonly<Record<string, readonly string[]>> = {
  Type: ['M', 'F', 'G', 'L', 'B', 'C', 'H', 'N', 'P', 'A', 'O'],
  'Size UOM': ['ML', 'CL', 'L', 'OZ', 'GAL', 'BBL'],
  Status: ['ACTIVE', 'INACTIVE', 'DISCONTINUED'],
  'Container Type': ['BOTTLE', 'CAN', 'KEG', 'BAG_IN_BOX', 'TETRA', 'POUCH', 'BARREL'],
  'Freight Class': [
    '50',
    '55',
    '60',
    '65',
    '70',
    '77.5',
    '85',
    '92.5',
    '100',
    '110',
    '125',
    '150',
    '175',
    '200',
    '250',
    '300',
    '400',
    '500',
  ],
  'Lot Tracked (Y/N)': ['Y', 'N'],
};
