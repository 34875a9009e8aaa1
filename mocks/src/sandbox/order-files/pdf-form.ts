import PDFDocument from 'pdfkit';

/** US letter in points, 72 per inch. */
export const PAGE = { left: 28, top: 28, width: 556, height: 736 } as const;

const SMALL = 6.5;
const BODY = 8.5;
const INSET = 4;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** A printed form with framed fields and tables. */
export class PdfForm {
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array>;

  constructor(title: string, createdAt: Date) {
    const info = { Title: title, CreationDate: createdAt, ModDate: createdAt };
    this.#document = new PDFDocument({ size: 'LETTER', margin: 0, info, bufferPages: true, lang: 'en-US' });
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.#document.on('error', reject);
    });
  }

  /** Draws a framed field with its title and lines. Text that does not fit ends with an ellipsis. */
  field(box: Box, title: string, lines: readonly string[] = [], size: number = BODY): void {
    const { x, y, width, height } = box;
    this.#document.lineWidth(0.7).rect(x, y, width, height).stroke();
    this.text({ x: x + INSET, y: y + 3, width: width - 2 * INSET, height: SMALL + 2 }, title, {
      size: SMALL,
    });
    let below = y + SMALL + 6;
    for (const line of lines) {
      const left = y + height - below - 1;
      if (left < size) return;
      below = this.text({ x: x + INSET, y: below, width: width - 2 * INSET, height: left }, line, { size });
    }
  }

  /** Returns the y position below the text. */
  text(
    { x, y, width, height }: Box,
    text: string,
    { size = BODY, isBold = false, align = 'left' }: TextStyle = {},
  ): number {
    const document = this.#document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    document.text(toPrintableText(text), x, y, { width, height, align, ellipsis: true, lineGap: 0.5 });
    return document.y;
  }

  band({ x, y, width, height }: Box, text: string): void {
    this.#document.rect(x, y, width, height).fill('black').fillColor('white');
    this.text({ x, y: y + 2.5, width, height }, text, { size: 7.5, isBold: true, align: 'center' });
    this.#document.fillColor('black');
  }

  row(
    x: number,
    y: number,
    height: number,
    columns: readonly TableColumn[],
    cells: readonly string[],
    isBold = false,
  ): void {
    let left = x;
    for (const [index, { width, align = 'left' }] of columns.entries()) {
      this.#document.lineWidth(0.5).rect(left, y, width, height).stroke();
      const inner = { x: left + INSET, y: y + 3, width: width - 2 * INSET, height: height - 4 };
      this.text(inner, cells[index] ?? '', { size: isBold ? SMALL : 8, isBold, align });
      left += width;
    }
  }

  nextPage(): void {
    this.#document.addPage();
  }

  /** Calls `draw` for every page after the number of pages is known. */
  eachPage(draw: (page: number, of: number) => void): void {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      draw(page + 1, count);
    }
  }

  finish(): Promise<Uint8Array> {
    this.#document.end();
    return this.#bytes;
  }
}

interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

/**
 * Replaces letters outside Latin-1, which the standard PDF fonts don't support, with their base letter or a question
 * mark.
 */
const toPrintableText = (text: string) =>
  text
    .replaceAll(/[^\p{ASCII}\u00a0-\u00ff\u2018\u2019\u201c\u201d\u2013\u2014\u2026]/gu, (letter) =>
      letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    )
    .replaceAll(/[^\p{ASCII}\u00a0-\u00ff\u2018\u2019\u201c\u201d\u2013\u2014\u2026]/gu, '?');
