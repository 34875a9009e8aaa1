import type { BillOfLading } from './bill-of-lading.ts';
import { type Box, PAGE, PdfForm, type TableColumn } from './pdf-form.ts';

const HALF = PAGE.width / 2;
const ROW = 15;
const LIABILITY =
  'Note: liability limitation for loss or damage in this shipment may be applicable. See 49 USC §14706(c)(1)(A) and (B).';
const RECEIVED =
  'Received, subject to individually determined rates or contracts that have been agreed upon in writing between the carrier and shipper, if applicable, otherwise to the rates, classifications and rules that have been established by the carrier and are available to the shipper, on request, and to all applicable state and federal regulations.';

const orderColumns: readonly TableColumn[] = [
  { title: 'Customer order number', width: 150 },
  { title: '# Pkgs', width: 60, align: 'right' },
  { title: 'Weight (lb)', width: 70, align: 'right' },
  { title: 'Pallet/slip', width: 60, align: 'center' },
  { title: 'Additional shipper info', width: PAGE.width - 340 },
];
const carrierColumns: readonly TableColumn[] = [
  { title: 'Handling units', width: 66, align: 'right' },
  { title: 'Packages', width: 66, align: 'right' },
  { title: 'Weight (lb)', width: 60, align: 'right' },
  { title: 'H.M. (X)', width: 44, align: 'center' },
  { title: 'Commodity description', width: PAGE.width - 356 },
  { title: 'NMFC #', width: 70 },
  { title: 'Class', width: 50 },
];
const lineColumns: readonly TableColumn[] = [
  { title: 'Line', width: 36, align: 'right' },
  { title: 'Supplier Item ID', width: 100 },
  { title: 'Description', width: PAGE.width - 366 },
  { title: 'Size', width: 60, align: 'right' },
  { title: 'Cases', width: 50, align: 'right' },
  { title: 'Bottles', width: 50, align: 'right' },
  { title: 'Lot', width: 70 },
];

const marked = (isMarked: boolean) => (isMarked ? '[X]' : '[  ]');
const pounds = (weight: number | undefined) => (weight === undefined ? '' : String(Math.round(weight)));

/** Renders the bill of lading as a PDF: the VICS form on the first page, line items on the following pages. */
export function drawBillOfLading(bill: BillOfLading, now: Date): Promise<Uint8Array> {
  const sheet = new PdfForm(`Bill of Lading ${bill.order.orderId}`, now);
  drawParties(sheet, bill);
  drawTables(sheet, bill);
  drawLegal(sheet, bill);
  drawLines(sheet, bill);
  sheet.eachPage((page, of) => {
    const box = { x: PAGE.left, y: PAGE.top - 16, width: PAGE.width, height: 10 };
    sheet.text(box, `Date: ${bill.date}`, { size: 8 });
    sheet.text(box, `Page ${page} of ${of}`, { size: 8, align: 'right' });
    sheet.text(box, 'BILL OF LADING', { size: 10, isBold: true, align: 'center' });
  });
  return sheet.finish();
}

const left = (y: number, height: number): Box => ({ x: PAGE.left, y, width: HALF, height });
const right = (y: number, height: number): Box => ({ x: PAGE.left + HALF, y, width: HALF, height });
const whole = (y: number, height: number): Box => ({ x: PAGE.left, y, width: PAGE.width, height });

function drawParties(sheet: PdfForm, bill: BillOfLading): void {
  const { order, shipper, consignee } = bill;
  const { details } = order;
  const value = (name: string) => String(details[name] ?? '');
  sheet.field(left(30, 82), 'SHIP FROM', [
    shipper.name,
    ...shipper.address,
    `SID#: ${order.orderId}     FOB ${marked(false)}`,
    ...(shipper.permit ? [`Permit: ${shipper.permit}`] : []),
  ]);
  sheet.field(right(30, 82), 'BILL OF LADING NUMBER', [bill.bolNumber, '', '', '(Code 128 bar code space)']);
  sheet.field(left(112, 82), 'SHIP TO', [
    consignee.name,
    ...consignee.address,
    `CID#: ${consignee.number}     FOB ${marked(false)}`,
    ...(consignee.permit ? [`Permit: ${consignee.permit}`] : []),
  ]);
  sheet.field(right(112, 82), 'CARRIER NAME', [
    bill.carrierName,
    `Trailer number: ${value('trailerNumber')}`,
    `Seal number(s): ${value('sealNumber')}`,
    `SCAC: ${value('scac')}`,
    `PRO number: ${value('proNumber') || value('trackingNumbers')}`,
  ]);
  sheet.field(left(194, 62), 'THIRD PARTY FREIGHT CHARGES BILL TO', bill.freightBillTo);
  const terms = details.freightTerms;
  sheet.field(right(194, 62), 'FREIGHT CHARGE TERMS (prepaid unless marked otherwise)', [
    `Prepaid ${marked(terms === 'PREPAID')}   Collect ${marked(terms === 'COLLECT')}   3rd Party ${marked(terms === 'THIRD_PARTY')}`,
    `${marked(false)} Master Bill of Lading with attached underlying Bills of Lading`,
  ]);
  const appointment = details.deliveryAppointmentRequired ? ['Delivery appointment required.'] : [];
  sheet.field(whole(256, 48), 'SPECIAL INSTRUCTIONS', [
    [...appointment, value('specialInstructions')].join(' '),
  ]);
}

function drawTables(sheet: PdfForm, bill: BillOfLading): void {
  const { order, commodities } = bill;
  const { details, palletsQuantity } = order;
  let y = 304;
  const band = (title: string) => {
    sheet.band(whole(y, 12), title);
    y += 12;
  };
  const row = (columns: readonly TableColumn[], cells: readonly string[], isBold = false) => {
    sheet.row(PAGE.left, y, ROW, columns, cells, isBold);
    y += ROW;
  };
  band('CUSTOMER ORDER INFORMATION');
  row(
    orderColumns,
    orderColumns.map(({ title }) => title),
    true,
  );
  const [cases, weight] = [String(bill.cases), pounds(bill.weightLbs)];
  const reference = details.referenceNumber ? `Ref. ${details.referenceNumber}` : '';
  row(orderColumns, [String(details.poNumber), cases, weight, 'Y', reference]);
  row(orderColumns, ['Grand total', cases, weight], true);
  band('CARRIER INFORMATION');
  row(
    carrierColumns,
    carrierColumns.map(({ title }) => title),
    true,
  );
  for (const [index, commodity] of commodities.entries()) {
    row(carrierColumns, [
      index === 0 ? `${palletsQuantity} PLT` : '',
      `${commodity.cases} CTN`,
      pounds(commodity.weightLbs),
      '',
      commodity.description,
      commodity.nmfc,
      commodity.freightClass,
    ]);
  }
  row(carrierColumns, [`${palletsQuantity} PLT`, `${cases} CTN`, weight, '', 'Grand total'], true);
}

function drawLegal(sheet: PdfForm, bill: BillOfLading): void {
  const { order } = bill;
  const { details } = order;
  const { value } = order.totals;
  const cod = details.codAmount === undefined ? '' : `$${Number(details.codAmount).toFixed(2)}`;
  sheet.field(left(574, 50), 'EXCISE', [
    bill.isBonded ? `IN BOND     Bond registry: ${bill.bondRegistryNumber}` : 'TAX PAID',
    `Total wine gallons: ${bill.wineGallons.toFixed(2)}`,
  ]);
  sheet.field(right(574, 50), 'VALUE AND COD', [
    `Declared value not exceeding: ${value === undefined ? '' : `$${value.toFixed(2)}`}`,
    `COD amount: ${cod}   Fee terms: Collect ${marked(false)} Prepaid ${marked(false)}   Customer check acceptable ${marked(false)}`,
  ]);
  sheet.field(whole(624, 20), LIABILITY);
  sheet.field(left(644, 56), 'RECEIVED', [RECEIVED], 5.8);
  sheet.field(
    right(644, 56),
    'SHIPPER SIGNATURE / DATE',
    [
      'This is to certify that the above named materials are properly classified, packaged, marked and labeled.',
    ],
    6.5,
  );
  sheet.field({ ...left(700, 50), width: 139 }, 'TRAILER LOADED', [
    `${marked(false)} By shipper`,
    `${marked(false)} By driver`,
  ]);
  sheet.field(
    { ...left(700, 50), x: PAGE.left + 139, width: 139 },
    'FREIGHT COUNTED',
    [
      `${marked(false)} By shipper`,
      `${marked(false)} By driver/pallets said to contain`,
      `${marked(false)} By driver/pieces`,
    ],
    7,
  );
  sheet.field(right(700, 50), 'CARRIER SIGNATURE / PICKUP DATE');
}

function drawLines(sheet: PdfForm, { order }: BillOfLading): void {
  const bottom = PAGE.top + PAGE.height - ROW;
  let y = Number.POSITIVE_INFINITY;
  for (const { lineItemNumber, item, casesQuantity, bottlesQuantity, lotNumber } of order.lineItems) {
    if (y > bottom) {
      sheet.nextPage();
      y = PAGE.top + 6;
      sheet.band(whole(y, 12), `SUPPLEMENT: LINES OF ORDER ${order.orderId}`);
      y += 12;
      sheet.row(
        PAGE.left,
        y,
        ROW,
        lineColumns,
        lineColumns.map(({ title }) => title),
        true,
      );
      y += ROW;
    }
    sheet.row(PAGE.left, y, ROW, lineColumns, [
      String(lineItemNumber),
      item.sku,
      item.description,
      `${item.size} ${item.sizeUom}`,
      String(casesQuantity),
      String(bottlesQuantity),
      lotNumber ?? '',
    ]);
    y += ROW;
  }
}
