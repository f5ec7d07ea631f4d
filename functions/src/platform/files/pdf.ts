import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { unpackWoff } from './unpack-woff.ts';
import { isStandardText, printable } from './print-text.ts';

/** A column of a table: its heading, its share of the width, and the alignment of its text. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'right';
}

/** A block of a document; blocks are printed one below the other. */
type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [label: string, text: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** Sums below the rows. */
      readonly sums: readonly (readonly string[])[];
    };

/** A document to print. Equal input always gives equal bytes: the creation time in the file is `at`. */
export interface PrintedDocument {
  readonly title: string;
  readonly at: Date;
  readonly blocks: readonly Block[];
}

const MARGIN = 56;
const GAP = 8;
const CELL_GAP = 6;
const SIZES = { heading: 18, text: 10, note: 8 } as const;
const LABELS: readonly Column[] = [
  { title: '', share: 0.3 },
  { title: '', share: 0.7 },
];

/** A font with a glyph for nearly every character, in one file of 3 MB; a document embeds only the glyphs that it prints. */
interface AnyScript {
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
}

let anyScript: Promise<AnyScript> | undefined;

async function openAnyScript(): Promise<AnyScript> {
  const { create } = await import('fontkit');
  const require = createRequire(import.meta.url);
  const path = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');
  const bytes = unpackWoff(readFileSync(path));
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is not one font`);
  return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/**
 * Prints a document as a PDF of A4 pages. Western text uses the standard fonts. Other text uses an embedded font, letter by letter: scripts that join letters
 * or run from right to left are not set as in a book. The libraries are loaded at the first call.
 */
export async function printPdf({ title, at, blocks }: PrintedDocument): Promise<AsyncIterable<Uint8Array>> {
  const { default: PDFDocument } = await import('pdfkit');
  anyScript ??= openAnyScript();
  const { bytes, has } = await anyScript;
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title, CreationDate: at } });
  document.registerFont('Any script', bytes);
  const width = document.page.width - 2 * MARGIN;

  const setFont = (text: string, size: number, bold: boolean): string => {
    const shown = printable(text, has);
    const standard = bold ? 'Helvetica-Bold' : 'Helvetica';
    document.font(isStandardText(shown) ? standard : 'Any script').fontSize(size);
    return shown;
  };

  /** Keeps the next lines together: if they do not fit on the page, they begin the next one. */
  const makeRoom = (height: number) => {
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  };

  const print = (text: string, size: number, bold: boolean) => {
    const shown = setFont(text, size, bold);
    makeRoom(document.heightOfString(shown, { width }));
    document.text(shown, MARGIN, document.y, { width });
    document.y += GAP;
  };

  const printRow = (columns: readonly Column[], cells: readonly string[], bold: boolean) => {
    const widths = columns.map(({ share }) => share * width - CELL_GAP);
    const heights = cells.map((cell, index) => {
      const shown = setFont(cell, SIZES.text, bold);
      return document.heightOfString(shown, { width: widths[index] ?? 0 });
    });
    const height = Math.max(...heights);
    makeRoom(height);
    const top = document.y;
    let left = MARGIN;
    for (const [index, { share, align = 'left' }] of columns.entries()) {
      const shown = setFont(cells[index] ?? '', SIZES.text, bold);
      document.text(shown, left, top, { width: widths[index] ?? 0, align });
      left += share * width;
    }
    document.y = top + height + CELL_GAP;
  };

  const rule = () => {
    makeRoom(CELL_GAP);
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + width, document.y)
      .lineWidth(0.5)
      .stroke();
    document.y += CELL_GAP;
  };

  for (const block of blocks) {
    if (block.kind === 'pairs') for (const pair of block.pairs) printRow(LABELS, pair, false);
    else if (block.kind === 'table') {
      printRow(
        block.columns,
        block.columns.map((column) => column.title),
        true,
      );
      rule();
      for (const row of block.rows) printRow(block.columns, row, false);
      rule();
      for (const row of block.sums) printRow(block.columns, row, true);
    } else print(block.text, SIZES[block.kind], block.kind === 'heading');
    document.y += GAP;
  }
  document.end();
  return document;
}
