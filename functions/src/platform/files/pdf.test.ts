import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { printPdf, type PrintedDocument } from './pdf.ts';

const AT = new Date('2026-11-20T08:00:00Z');

const bytesOf = async (document: PrintedDocument) => new Uint8Array(await buffer(await printPdf(document)));

async function readPages(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(await getDocumentProxy(bytes.slice()))).text;
}

const paper = (text: string, rows: readonly (readonly string[])[] = []): PrintedDocument => ({
  title: 'Invoice',
  at: AT,
  blocks: [
    { kind: 'heading', text: 'Invoice' },
    { kind: 'pairs', pairs: [['Billed to', text]] },
    {
      kind: 'table',
      columns: [
        { title: 'Loot', share: 0.7 },
        { title: 'SGD', share: 0.3, align: 'right' },
      ],
      rows,
      sums: [['Total', '50.00']],
    },
    { kind: 'note', text: 'Thank you' },
  ],
});

describe('a printed document', () => {
  it.each(['Kopi & Kaya', '陈美玲食品有限公司', 'தமிழ் கடை', 'Łukasz Żółw', 'ร้านกาแฟ', '한국 가게', '🍜 Noodle 𠮷'])(
    'says %s to whoever reads or copies it',
    async (name) => {
      const [page = ''] = await readPages(await bytesOf(paper(name)));
      const said = name.replace('𠮷', '[U+20BB7]');
      expect(page.replaceAll(/\s/g, '')).toContain(`Billedto${said}`.replaceAll(/\s/g, ''));
      for (const text of ['Invoice', 'Loot', 'SGD', 'Total', '50.00', 'Thank you']) expect(page).toContain(text);
    },
  );

  it('is the same to the byte each time', async () => {
    const [one, other] = [await bytesOf(paper('陈美玲')), await bytesOf(paper('陈美玲'))];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('goes on to further pages, with no row lost', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Loot number ${index}`, `${index}.00`]);
    const pages = await readPages(await bytesOf(paper('Kopi', rows)));
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.join('\n');
    for (const [name = ''] of rows) expect(text).toContain(name);
  });

  it('takes along only the glyphs that it prints', async () => {
    expect((await bytesOf(paper('Kopi'))).length).toBeLessThan(10_000);
    expect((await bytesOf(paper('陈美玲食品有限公司'))).length).toBeLessThan(60_000);
  });
});
