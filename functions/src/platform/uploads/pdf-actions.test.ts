import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { catalog, packedPdf, pdf, SCRIPT, stream } from '../../../testing/pdf-samples.ts';
import { findPdfProblem } from './pdf-actions.ts';

const open = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));

const FIELD = '<< /FT /Tx /T (name) /Subtype /Widget /Rect [0 0 9 9] /DA (/Helv 9 Tf) /MK << >> >>';
const TAGS = '<< /Type /StructTreeRoot /K [ << /S /Document /K [ << /S /P /Pg 3 0 R /K 0 >> ] >> ] /RoleMap << >> >>';
const LINEARIZED = Buffer.from(
  '%PDF-1.7\n%\u00e2\u00e3\n9 0 obj\n<</Linearized 1/L 9/H[ 5 7]/O 8/E 6/N 1/T 5>>\rendobj\r',
  'latin1',
);

const laterVersion = (first: Buffer, more: string): Buffer =>
  Buffer.concat([
    first,
    Buffer.from(`1 0 obj\n${catalog(more)}\nendobj\nxref\n1 1\n${String(first.length).padStart(10, '0')} 00000 n \n`),
    Buffer.from('trailer\n<< /Size 4 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
  ]);

describe('a PDF', () => {
  it.each([
    ['plain', pdf('')],
    ['packed', packedPdf('')],
    ['that opens at a page', pdf('/OpenAction [3 0 R /Fit]')],
    ['that opens at a page by an action', pdf('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['packed, with such an action', packedPdf('/OpenAction 4 0 R', ['<< /S /GoTo /D [3 0 R /Fit] >>'])],
    ['with a link', pdf('', '<< /Type /Annot /A << /S /URI /URI (https://doubloon.example) >> >>')],
    ['with a link to a page on JavaScript', pdf('', '<< /A << /S /URI /URI (https://a.example/JavaScript) >> >>')],
    ['with a packed link to a Launch', packedPdf('', ['<< /A << /S /URI /URI (https://b.example/Launch\\)) >> >>'])],
    ['with objectives in its title', pdf('', '<< /Title (Week 2 3 objectives) >>')],
    ['with objects in a packed title', packedPdf('', ['(Show 1 2 objects)'])],
    ['with objects in what it shows', pdf('', stream('', Buffer.from('(Show 1 2 objects) Tj')))],
    ['with names of scripts in its pictures', pdf('', stream('', Buffer.from('q /JavaScript /Launch obj endobj Q')))],
    ['with names of scripts in a comment', pdf('', '<< /Title (a) % /JavaScript /EmbeddedFile\n >>')],
    ['with a form that calculates nothing', pdf('/AcroForm << /Fields [4 0 R] /CO [] >>', FIELD)],
    ['with tags', pdf('/MarkInfo << /Marked true >> /StructTreeRoot 4 0 R /Lang (en)', TAGS)],
    ['linearized', Buffer.concat([LINEARIZED, pdf('').subarray(9)])],
    ['with a number packed first', packedPdf('', ['7', '[0 0 9 9]', '4 0 R', '(\\) >>)', 'null'])],
    ['with a later version', laterVersion(pdf('/OpenAction [3 0 R /Fit]'), '/OpenAction [3 0 R /FitH 9]')],
    ['of Windows', Buffer.from(pdf('').toString('latin1').replaceAll('endobj\n', 'endobj\r\n'), 'latin1')],
  ])('%s passes', async (_, bytes) => {
    expect((await open(bytes)).numPages).toBe(1);
    expect(findPdfProblem(bytes)).toBeNull();
  });

  it('of an ordinary program passes, with text, pictures and links', async () => {
    const document = new PdfDocument({ info: { Title: 'Brief' } });
    document.text('JavaScript is a language', { link: 'https://doubloon.example/JavaScript' });
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
