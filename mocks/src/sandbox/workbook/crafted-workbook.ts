import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Declared unpacked size in the directory; may differ from the real size. */
  readonly claimedSize?: number;
}

/** For tests: a ZIP archive that may contain false declarations. */
export function craftArchive(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of entries) {
    const unpacked = Buffer.from(content);
    const packed = deflateRawSync(unpacked);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(crc32(unpacked), 6);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(claimedSize ?? unpacked.length, 14);
    const nameLength = Buffer.from([name.length, 0, 0, 0]);
    const header = [Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), sizes, nameLength, Buffer.from(name)];
    const placed = Buffer.alloc(14);
    placed.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.from('PK\x01\x02\x14\0\x14\0\0\0', 'latin1'),
      sizes,
      nameLength,
      placed,
      Buffer.from(name),
    );
    const entry = Buffer.concat([...header, packed]);
    local.push(entry);
    offset += entry.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}

/** For tests: a workbook of one sheet from its rows as XML, `<row r="1"><c r="A1" …`. */
export function craftWorkbook(rows: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return craftArchive([
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);
}

/** For tests: one row of {@link craftWorkbook} with text cells. */
export function craftRow(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, index) =>
      `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}
