import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { now } from '../../fixtures/sandbox.ts';
import { deniedText } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  address,
  checkResult,
  chooseButton,
  chooseFile,
  closeToast,
  createCsvFile,
  kindField,
  openUploads,
  override,
  uploadButton,
} from '../../fixtures/uploads.ts';

const orderFlags = { 'inbound-orders-bulk-upload': true, 'outbound-orders-bulk-upload': true };

/** Every kind of file with a valid row and the required column that the test renames. */
const kinds = [
  {
    name: 'Items',
    records: 'items',
    fileType: 'ITEMS',
    template: 'Items-Template.xlsx',
    operationId: 'importItems',
    permission: 'ITEM_UPLOAD_MASTER_FILE',
    key: 'SKU',
    row: {
      SKU: 'W-0001',
      Description: 'Fen Block Gamay 2024',
      Brand: 'Fen Block',
      Type: 'M',
      Size: '750',
      'Size UOM': 'ML',
      'Bottles Per Case': '12',
      Warehouses: 'WH-NJ-01',
      ABV: '12.5',
    },
  },
  {
    name: 'Customers',
    records: 'customers',
    fileType: 'CUSTOMERS',
    template: 'Customers-Template.xlsx',
    operationId: 'importCustomers',
    permission: 'CUSTOMER_UPLOAD_MASTER_FILE',
    key: 'Customer Number',
    row: {
      'Customer Number': 'NJ-0101',
      Name: 'Shoreline Cellars',
      'Customer Type': 'DISTRIBUTOR',
      Phone: '201-555-0161',
      'TTB Permit': 'NJ-W-20417',
      'Shipping Same As Billing (Y/N)': 'Y',
      'Billing Address1': '1 Dock Road',
      'Billing City': 'Secaucus',
      'Billing State': 'NJ',
      'Billing Zip': '07094',
      'Billing Country': 'USA',
    },
  },
  {
    name: 'Inbound orders',
    records: 'inbound orders',
    fileType: 'INBOUND_ORDERS',
    template: 'Inbound-Orders-Template.xlsx',
    operationId: 'importInboundOrders',
    permission: 'INBOUND_ORDER_CREATE',
    key: 'PO Number',
    row: {
      'PO Number': 'PO-1',
      'Warehouse ID': 'WH-NJ-01',
      'Order Date': '2026-11-20',
      'Expected Arrival Date': '2026-11-27',
      'Shipping Type': 'LTL',
      SCAC: 'ODFL',
      'Bonded (Y/N)': 'N',
      Pallets: '1',
      SKU: 'HF-1001',
      Cases: '10',
      Bottles: '0',
    },
  },
  {
    name: 'Outbound orders',
    records: 'outbound orders',
    fileType: 'OUTBOUND_ORDERS',
    template: 'Outbound-Orders-Template.xlsx',
    operationId: 'importOutboundOrders',
    permission: 'OUTBOUND_ORDER_CREATE',
    key: 'PO Number',
    row: {
      'PO Number': 'PO-1',
      'Customer Number': 'NJ-0044',
      'Warehouse ID': 'WH-NJ-01',
      'Order Date': '2026-11-20',
      'Requested Ship Date': '2026-11-27',
      'Shipping Type': 'LTL',
      SCAC: 'ODFL',
      'Freight Terms': 'PREPAID',
      'Bonded (Y/N)': 'N',
      Pallets: '1',
      SKU: 'HF-1001',
      Cases: '10',
      Bottles: '0',
    },
  },
] as const;

test('each kind of file has its own template, columns and operation, and order files require their feature flags', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = demoUsers.supplierAdmin;
  await page.clock.setFixedTime(now);
  await openUploads({ page, portal, sandbox });
  await kindField(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Items', 'Customers']);

  await setFlags(sandbox, session, orderFlags);
  await openUploads({ page, portal, sandbox }, { to: `${address}?upload=OUTBOUND_ORDERS` });
  await expect(override(page)).toHaveAccessibleName(/^Update existing outbound orders/);
  for (const { name, records, fileType, template, operationId, key, row } of kinds) {
    await test.step(name, async () => {
      await kindField(page).click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(kinds.map((kind) => kind.name));
      await page.getByRole('option', { name, exact: true }).click();
      await expect(override(page)).toHaveAccessibleName(new RegExp(`^Update existing ${records}$`));
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Template' }).click();
      expect((await saved).suggestedFilename()).toBe(template);

      const headers = Object.keys(row);
      const wrong = headers.map((header) => (header === key ? 'Nummer' : header));
      await chooseFile(page, createCsvFile([wrong, Object.values(row)]));
      await expect(checkResult(page)).toHaveText(`Missing columns: ${key}.Unknown columns: Nummer.`);
      await chooseFile(page, createCsvFile([headers, Object.values(row)], `${fileType}.csv`));
      await expect(checkResult(page)).toHaveText('1 row ready to upload');
      const body = {
        fileId: `FIL-${fileType}`,
        fileName: `${fileType}.csv`,
        fileType,
        status: 'PENDING',
        overrideDuplicates: false,
        uploadedBy: session,
        uploadedAt: '2026-11-20T14:02:00Z',
        fileSize: 1,
        reportAvailable: false,
      };
      sandbox.control.addFault({ kind: 'status', status: 202, operationId, body });
      await uploadButton(page).click();
      await closeToast(page, 'File Uploaded');
      expect(sandbox.calls(operationId).map(({ query, status }) => [query, status])).toEqual([
        ['?overrideDuplicates=false', 202],
      ]);
    });
  }
});

test('each upload permission offers only its own kind of file, and a user without one is denied the page', async ({
  page,
  portal,
  sandbox,
}) => {
  await setFlags(sandbox, demoUsers.supplierAdmin, orderFlags);
  const grant = (...permissions: string[]) => {
    sandbox.control.addFault({
      kind: 'status',
      status: 200,
      operationId: 'getRoles',
      body: { ADMIN: ['BASIC_ACCESS', ...permissions] },
    });
    return portal.open(address);
  };
  for (const { permission, records } of kinds) {
    await grant(permission);
    await expect(override(page)).toHaveAccessibleName(new RegExp(`^Update existing ${records}$`));
    await expect(kindField(page)).toHaveCount(0);
  }
  await grant();
  await expect(page.getByText(deniedText)).toBeVisible();
  await expect(chooseButton(page)).toHaveCount(0);
});
