import { countryName } from '../../kernel/addresses/countries';
import { defineMessages } from '../../kernel/messages/define-messages';

export const itemFormMessages = defineMessages((format) => {
  const regions = new Intl.DisplayNames([format.locale], { type: 'region' });
  return {
    groups: {
      item: 'Item',
      itemText: 'What the warehouse and your customers call it.',
      pack: 'Pack',
      packText: 'Stock is counted in bottles and shown in cases.',
      stock: 'Warehouses',
      stockText: 'Where the item may be received and shipped from.',
      compliance: 'Origin, codes and compliance',
      logistics: 'Case, pallet and stock level',
    },
    sku: 'Supplier Item ID',
    skuHint: 'Cannot be changed later.',
    description: 'Description',
    brand: 'Brand',
    type: 'Type',
    alcoholByVolume: 'Alcohol by volume (%)',
    size: 'Size',
    sizeUom: 'Unit',
    bottlesPerCase: 'Bottles per case',
    itemStatus: 'Status',
    warehouses: 'Warehouses',
    warehousesLoading: 'Loading warehouses…',
    warehousesFailed: 'The warehouses could not be loaded.',
    warehousesNone: 'This supplier has no warehouse yet. Contact the Administrator.',
    vintage: 'Vintage',
    vintageHint: 'A year, or NV',
    countryOfOrigin: 'Country of origin',
    appellation: 'Appellation',
    varietal: 'Varietal',
    region: 'Region',
    spiritClass: 'Spirit class',
    upc: 'UPC',
    caseUpc: 'SCC-14',
    nabcaCode: 'NABCA code',
    colaNumber: 'COLA',
    containerType: 'Container',
    containers: {
      BOTTLE: 'Bottle',
      CAN: 'Can',
      KEG: 'Keg',
      BAG_IN_BOX: 'Bag-in-box',
      TETRA: 'Tetra',
      POUCH: 'Pouch',
      BARREL: 'Barrel',
    } as Record<string, string>,
    caseWeightLbs: 'Case weight (lb)',
    caseLengthIn: 'Length (in)',
    caseWidthIn: 'Width (in)',
    caseHeightIn: 'Height (in)',
    nmfcNumber: 'NMFC number',
    freightClass: 'Freight class',
    lotTracked: 'Tracked by lot',
    yes: 'Yes',
    no: 'No',
    casesPerLayer: 'TI (cases per layer)',
    layersPerPallet: 'HI (layers per pallet)',
    minStockCases: 'Low stock below (cases)',
    create: {
      label: 'New item',
      confirmTitle: 'Add this item?',
      confirmText: (sku: string) => `${sku} will be added to the item master.`,
      done: 'Item added successfully',
      doneText: 'This item is added to the Item master',
    },
    edit: {
      label: 'Edit item',
      confirmTitle: 'Save this item?',
      confirmText: (sku: string) => `The changes to ${sku} will be saved.`,
      done: 'Item modified successfully',
      doneText: '',
    },
    viewItem: (sku: string) => `View ${sku}`,
    addAnother: (sku: string) => `${sku} was added. The form is empty for the next one.`,
    countries: (codes: readonly string[]) =>
      codes
        .map((code) => {
          const [numeric = '', alpha = ''] = code.split(' ');
          return { numeric, name: regions.of(alpha) ?? numeric };
        })
        .sort((a, b) => a.name.localeCompare(b.name, format.locale)),
    countryName: (numeric: string) => countryName(numeric, format.locale),
  };
});
