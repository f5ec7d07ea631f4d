import { deflateSync } from 'node:zlib';

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
/** The first object, with further keys. */
export const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
/** An action that runs a script. */
export const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

type Part = string | Buffer;

/** A PDF of one page whose catalog has `more`, with further objects from number 4 on. */
export function pdf(more: string, ...others: Part[]): Buffer {
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

/** A stream with the keys of its dictionary. */
export const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A PDF like that of `pdf` with its objects packed in a stream, as newer programs write it. */
export function packedPdf(
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
