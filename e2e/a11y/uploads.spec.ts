import { pageTitle } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  address,
  cancelButton,
  chooseFile,
  closeToast,
  createCsvFile,
  fileNames,
  importsPath,
  itemRow,
  itemRows,
  itemsCsv,
  kindField,
  openUploads,
  override,
  uploadButton,
  uploadedToast,
} from '../fixtures/uploads.ts';
import { floating, type Screens, walk } from './walk.ts';

const good = itemsCsv(itemRows(3));

const screens: Screens = {
  'the upload list with every status': async function* (stage) {
    const { page } = stage;
    await openUploads(stage);
    yield fileNames(page).first();
    await override(page).check();
    await kindField(page).click();
    yield floating(page.getByRole('listbox'));
  },
  'the upload list while loading, without results and after a failure': async function* ({
    page,
    portal,
    sandbox,
    problems,
  }) {
    sandbox.control.addFault({ kind: 'delay', operationId: 'listImports', delayMs: 30_000 });
    await portal.open(address);
    // The page has no title until the code of the screen has loaded.
    await expect(pageTitle(page)).toBeVisible();
    yield page.getByRole('main').getByLabel('Loading');
    await portal.open(`${address}?searchInput=nothing-has-this-name`);
    yield page.getByText('Nothing to show here');
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listImports', times: 'always' });
    problems.expectStatus(503, importsPath);
    await portal.open(address);
    yield page.getByText('Data Error');
  },
  'the upload form with a rejected file': async function* (stage) {
    const { page } = stage;
    await openUploads(stage);
    await chooseFile(page, itemsCsv([itemRow(1), itemRow(2, { Type: 'X', Size: '0' }), itemRow(1)]));
    yield page.getByRole('table', { name: 'Problems in the file' });
    await chooseFile(
      page,
      createCsvFile([
        ['SKU', 'Szie'],
        ['W-0001', '750'],
      ]),
    );
    yield page.getByText('Unknown columns: Szie.');
    yield page.getByRole('region', { name: 'Match the columns' });
    await chooseFile(page, itemsCsv([itemRow(1), itemRow(2, { Type: 'X', Size: '0' })]));
    await page.getByRole('button', { name: 'Correct rows' }).click();
    const grid = page.getByRole('grid', { name: 'Rows of the file' });
    yield grid;
    await grid.getByRole('gridcell', { name: 'X' }).click();
    await page.keyboard.press('Enter');
    yield page.getByRole('textbox', { name: 'Row 3, Type' });
  },
  'the upload form during, after a failed and after a successful upload': async function* (stage) {
    const { page, sandbox, problems } = stage;
    await openUploads(stage);
    await chooseFile(page, good);
    yield page.getByText('3 rows ready to upload');
    sandbox.control.addFault({ kind: 'delay', operationId: 'importItems', delayMs: 30_000 });
    await uploadButton(page).click();
    yield cancelButton(page);
    await cancelButton(page).click();
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'importItems' });
    problems.expectStatus(503, `${importsPath}/items`);
    await uploadButton(page).click();
    yield page.getByText('The warehouse system is not available right now.');
    await closeToast(page, 'The warehouse system is not available right now.');
    await uploadButton(page).click();
    yield uploadedToast(page);
  },
};

walk(test, { screens });
