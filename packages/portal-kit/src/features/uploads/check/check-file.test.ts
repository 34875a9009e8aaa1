import { itemsImport } from '@portal-kit/sdk/import-columns';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildTable, goodItem, goodItems } from '../../../../test/import-rows';
import { workbookOfTexts } from '../../../../test/workbook';
import { type CheckOptions, checkFile } from './check-file';

const toCsv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');
const createFile = (content: BlobPart = toCsv(goodItems(2)), name = 'items.csv') => new File([content], name);
const check = (
  file: File,
  overrideDuplicates = false,
  signal = new AbortController().signal,
  warehouseIds: readonly string[] | undefined = undefined,
) =>
  checkFile(file, itemsImport, {
    ...{ overrideDuplicates, signal, choices: {}, groupSign: ',' },
    warehouseIds: async () => warehouseIds,
    storedRecords: async () => undefined,
  });

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a load that ends only when its signal is aborted. */
function endlessLoad() {
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<undefined>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { load, aborted: () => signals.map(({ aborted }) => aborted) };
}

/** Checks a file with the given loads and a fake clock. */
function checkWithLoads(loads: Partial<CheckOptions>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return checkFile(createFile(), itemsImport, {
    ...{ overrideDuplicates: false, signal: new AbortController().signal, choices: {}, groupSign: ',' },
    warehouseIds: async () => ['WH-NJ'],
    storedRecords: async () => ({ keys: [] }),
    ...loads,
  });
}

/** Creates a file with a given size that records whether it was read. */
function fileOfSize(size: number) {
  const file = createFile();
  Object.defineProperty(file, 'size', { value: size });
  return { file, read: vi.spyOn(file, 'arrayBuffer') };
}

describe('checkFile', () => {
  test.each([
    ['CSV', createFile()],
    ['XLSX', createFile(workbookOfTexts(goodItems(2)), 'Items.XLSX')],
    ['CSV file with the extension .xlsx, a', createFile(undefined, 'items.xlsx')],
    ['workbook with the extension .csv, a', createFile(workbookOfTexts(goodItems(2)), 'items.csv')],
  ])('checkFile() reads and checks a %s file', async (_, file) => {
    expect(await check(file)).toMatchObject({
      rows: 2,
      badRows: 0,
      skippedRows: 0,
      uncheckedRows: 2,
      hintedRows: 0,
      heldRows: [],
      problems: [],
      problemCount: 0,
      fileProblem: null,
      isConverted: false,
    });
  });

  test("checkFile() checks the supplier's warehouses when they are known", async () => {
    const codes = async (warehouseIds?: readonly string[]) =>
      (await check(createFile(), false, undefined, warehouseIds)).problems.map(({ code }) => code);
    expect(await codes(['WH-NJ'])).toEqual([]);
    expect(await codes(['WH-CA'])).toEqual(['otherWarehouse', 'otherWarehouse']);
    expect(await codes(undefined)).toEqual([]);
  });

  test('checkFile() checks rows that replace records', async () => {
    const file = createFile(toCsv(buildTable({ ...goodItem, Brand: '' })));
    expect((await check(file)).problems.map(({ code }) => code)).toEqual(['required']);
    expect((await check(file, true)).problems).toEqual([]);
  });

  test.each(['items.xls', 'items.xlsm', 'items.csv.exe', 'items.pdf', 'csv', '.csvx', 'items.csv '])(
    'checkFile() rejects the file name %j without reading the file',
    async (name) => {
      const file = createFile(undefined, name);
      const read = vi.spyOn(file, 'arrayBuffer');
      expect((await check(file)).fileProblem).toEqual({ code: 'type' });
      expect(read).not.toHaveBeenCalled();
    },
  );

  test('checkFile() rejects an empty file without reading it', async () => {
    const file = createFile('');
    const read = vi.spyOn(file, 'arrayBuffer');
    expect((await check(file)).fileProblem).toEqual({ code: 'empty' });
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ['one byte below the limit', itemsImport.maxBytes - 1],
    ['at the limit', itemsImport.maxBytes],
  ])('checkFile() reads a file %s', async (_, size) => {
    const { file, read } = fileOfSize(size);
    expect((await check(file)).fileProblem).toBeNull();
    expect(read).toHaveBeenCalledOnce();
  });

  test.each([
    ['one byte above the limit', itemsImport.maxBytes + 1],
    ['of 2 GB', 2 * 1024 ** 3],
  ])('checkFile() rejects a file %s without reading it', async (_, size) => {
    const { file, read } = fileOfSize(size);
    expect((await check(file)).fileProblem).toEqual({ code: 'tooLarge', maxBytes: 10_485_760 });
    expect(read).not.toHaveBeenCalled();
  });

  test('checkFile() reports a file that changed or was deleted on the disk', async () => {
    const file = createFile();
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'));
    expect((await check(file)).fileProblem).toEqual({ code: 'unreadable' });
  });

  test.each([
    ['a broken workbook', createFile('PK\u0003\u0004', 'items.xlsx'), 'damaged'],
    ['a picture', createFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)), 'notSpreadsheet'],
    [
      'a file that a spreadsheet program keeps beside an open workbook',
      createFile('x', '~$items.xlsx'),
      'lockFile',
    ],
    ['a file without rows', createFile(toCsv(goodItems(1).slice(0, 1))), 'noRows'],
  ])('checkFile() reports %s', async (_, file, code) => {
    expect((await check(file)).fileProblem).toEqual({ code });
  });
});

describe('an aborted check', () => {
  test.each([
    ['an abort before the check', () => {}],
    [
      'an abort with an unreadable file',
      (file: File) => vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('Gone.')),
    ],
  ])('checkFile() rejects with the abort reason and returns no report after %s', async (_, prepare) => {
    const controller = new AbortController();
    const file = createFile();
    prepare(file);
    controller.abort(new Error('Another file.'));
    await expect(check(file, false, controller.signal)).rejects.toThrow(/Another file|Gone/);
  });
});

describe('loads of a check', () => {
  test.each(['warehouseIds', 'storedRecords'] as const)(
    'checkFile() aborts %s after 10 s, and the rows are checked on import',
    async (name) => {
      const { load, aborted } = endlessLoad();
      const report = checkWithLoads({ [name]: load });
      await vi.waitFor(() => expect(aborted()).toEqual([false]), { interval: 10 });
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      expect(await report).toMatchObject({ rows: 2, badRows: 0, uncheckedRows: 2 });
      expect(aborted()).toEqual([true]);
    },
  );

  test.each(['warehouseIds', 'storedRecords'] as const)(
    'an abort of the check aborts %s, and checkFile() rejects',
    async (name) => {
      const { load, aborted } = endlessLoad();
      const controller = new AbortController();
      const report = checkWithLoads({ [name]: load, signal: controller.signal });
      const rejection = expect(report).rejects.toThrow('Another file.');
      await vi.waitFor(() => expect(aborted()).toEqual([false]));
      controller.abort(new Error('Another file.'));
      await rejection;
      expect([aborted(), vi.getTimerCount()]).toEqual([[true], 0]);
    },
  );

  test('checkFile() leaves no timer after a check', async () => {
    expect(await checkWithLoads({})).toMatchObject({ rows: 2, uncheckedRows: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
