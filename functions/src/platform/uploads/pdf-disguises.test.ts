import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalog, pdf, SCRIPT, stream } from '../../../testing/pdf-samples.ts';
import { findPdfProblem } from './pdf-actions.ts';

const PACK = '/Type /ObjStm /N 1 /First 4';

/** A PDF with a pack whose content is unpacked to this. */
const withPack = (content: string, keys = `${PACK} /Filter /FlateDecode`) =>
  pdf('/OpenAction 4 0 R', '[3 0 R /Fit]', stream(keys, deflateSync(Buffer.from(content, 'latin1'))));

const hexadecimal = (text: string) => Buffer.from(`${Buffer.from(text).toString('hex')}>`);
const inPage = (action: string) => pdf('', `<< /Type /Page /AA << /O ${action} >> >>`);
const endings = (text: string) => Buffer.from(text, 'latin1');

describe('a PDF with a script in disguise', () => {
  it.each([
    ['a name that ends with a zero byte', pdf('', '<< /A << /S /JavaScript\0/JS (1) >> >>')],
    [
      'a name that ends with a byte that some take for white space',
      pdf('', '<< /A << /S /JavaScript\x80 /JS (1) >> >>'),
    ],
    [
      'a pack that begins with white space',
      withPack(`${' '.repeat(600)}4 0 ${SCRIPT}`, `/Type /ObjStm /N 1 /First 604 /Filter /FlateDecode`),
    ],
    ['a pack without its type', withPack(`4 0 ${SCRIPT}`, '/N 1 /First 4 /Filter /FlateDecode')],
    ['a pack that is not packed', pdf('', stream(PACK, Buffer.from(`4 0 ${SCRIPT}`)))],
    ['an action at the sight of a page', inPage('<< /S /URI /URI (https://evil.example) >>')],
    ['another document', inPage('<< /S /GoToR /F (\\\\\\\\evil\\\\x) >>')],
    ['a link to another document', pdf('', '<< /A << /S /GoToR /F (\\\\\\\\evil\\\\x) >> >>')],
    ['a film with a script', pdf('', '<< /A << /S /Rendition /JS (app.alert\\(1\\)) >> >>')],
    [
      'an attached file that says nothing of itself',
      pdf('', '<< /FS << /EF << /F 5 0 R >> >> >>', stream('', Buffer.from('MZ'))),
    ],
    ['one of two actions at opening', pdf('/OpenAction [3 0 R /Fit] /OpenAction << /S /URI /URI (x) >>')],
    ['an action that is two', pdf('/OpenAction << /S /GoTo /S /URI /URI (x) /D [3 0 R /Fit] >>')],
    [
      'an action in its later version',
      pdf('/OpenAction 4 0 R', '[3 0 R /Fit]', '7\nendobj\n4 1 obj << /S /URI /URI (x) >>'),
    ],
    ['a comment between', pdf('/OpenAction%\n<</S/URI/URI(https://evil.example)>>')],
  ])('is refused for %s', (_, bytes) => {
    expect(findPdfProblem(bytes)).toBe('active');
  });

  it.each([
    [
      'a comment after the word for encryption',
      endings(pdf('').toString('latin1').replace('/Root', '/Encrypt%\n5 0 R /Root')),
    ],
    ['a pack with signs', withPack(`+4 0 ${SCRIPT}`)],
    [
      'a pack in hexadecimal digits, said far away',
      pdf(
        '',
        stream(`/Filter /ASCIIHexDecode /Is (obj) /A (${'x'.repeat(3_000)}) ${PACK}`, hexadecimal(`4 0 ${SCRIPT}`)),
      ),
    ],
    ['a pack with two filters', withPack(`4 0 ${SCRIPT}`, `${PACK} /Filter /FlateDecode /Filter /ASCIIHexDecode`)],
    ['a pack with a filter elsewhere', withPack(`4 0 ${SCRIPT}`, `${PACK} /Filter 9 0 R`)],
    ['a pack in another file', withPack(`4 0 ${SCRIPT}`, `${PACK} /F (b) /FFilter /FlateDecode`)],
    ['a pack with numbers elsewhere', withPack(`4 0 ${SCRIPT}`, '/Type /ObjStm /N 9 0 R /First 4')],
    ['a packed object in a string', withPack(`4 1 (${SCRIPT})`)],
    [
      'packed objects within each other',
      withPack(`4 0 5 9 [ 1 2 (${SCRIPT} ) ]`, '/N 2 /First 8 /Filter /FlateDecode'),
    ],
    ['a packed object after the last', withPack(`4 0 7 (${SCRIPT})`)],
    ['an object in a string', pdf('', `(4 0 obj ${SCRIPT} endobj)`)],
    ['an object in a string, with a comment', pdf('', `(4 0%x\n obj ${SCRIPT} endobj)`)],
    ['an object in a string, with a point for a number', pdf('', `(4 0. obj ${SCRIPT} endobj)`)],
    ['an object in a string, with a sign for a number', pdf('', `(4 -\nobj ${SCRIPT} endobj)`)],
    ['an object in a string, with a byte that some take for white space', pdf('', `(4 0\x80obj ${SCRIPT} endobj)`)],
    ['an object in a string, within a comment of it', pdf('', `(5%4 0 obj ${SCRIPT} endobj)`)],
    ['an object in a comment, with a point for a number', pdf('', `% 4 0. obj ${SCRIPT} endobj\n7`)],
    ['an object in a stream, with a point for a number', pdf('', stream('', Buffer.from(`4 0. obj ${SCRIPT}`)))],
    ['a name with a zero byte', pdf('', '<< /A << /S /JavaScript#00 /JS (1) >> >>')],
    ['an object in a comment', pdf('', `% 4 0 obj ${SCRIPT} endobj\n7`)],
    ['an object in a stream', pdf('', stream('', Buffer.from(`4 0 obj ${SCRIPT} endobj`)))],
    ['an object in a hexadecimal string', pdf('', `<4 0 obj ${SCRIPT} endobj>`)],
    ['an object in an object', pdf('', `[ 4 0 obj ${SCRIPT} endobj ]`)],
    ['a trailer in a stream', pdf('', stream('', Buffer.from(`trailer << /Root ${catalog()} >>`)))],
    ['a string without an end', pdf('', `(open ${SCRIPT}`)],
    [
      'a stream without an end',
      endings(
        pdf('', stream('', Buffer.from('x')))
          .toString('latin1')
          .replace('endstream', ''),
      ),
    ],
    [
      'a stream that begins in its line',
      endings(
        pdf('', stream('', Buffer.from('x')))
          .toString('latin1')
          .replace('stream\n', 'stream x\n'),
      ),
    ],
    ['brackets that do not match', pdf('', `[ << ] ${SCRIPT} >>`)],
    ['words between its objects', endings(`${pdf('').toString('latin1')}<html>`)],
  ])('is refused for %s, because nobody knows how it is read', (_, bytes) => {
    expect(findPdfProblem(bytes)).toBe('unreadable');
  });
});

/** An empty list of files in an archive, or one of `count` files, with a comment. */
const zipEnd = (count = 0, comment = '') => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
};
const followedBy = (more: string | Buffer) => Buffer.concat([pdf(''), Buffer.from(more)]);

describe('a PDF with a second file in it', () => {
  it.each([
    ['an archive after its end', followedBy(Buffer.concat([Buffer.from('PK\x03\x04'), zipEnd(1)]))],
    ['an archive in a comment after its end', followedBy(Buffer.concat([Buffer.from('%PK\x03\x04'), zipEnd(1)]))],
    ['a comment after its end', followedBy('% more\n')],
    ['a second end', followedBy('%x\n%%EOF\n')],
    ['an archive in a stream', pdf('', stream('', zipEnd(3)))],
    [
      'an archive in a comment, whose own comment is the rest',
      pdf('', Buffer.concat([Buffer.from('%'), zipEnd(), Buffer.from('\n7')])),
    ],
    ['a comment after what breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n7\nendobj\n% more')],
    ['nothing but comments', Buffer.from('%PDF-1.7\n% more\n%%EOF\n')],
  ])('is refused for %s', (_, bytes) => {
    expect(findPdfProblem(bytes)).toBe('unreadable');
  });

  it.each([
    ['white space after its end', followedBy('\r\n\0\0 \n')],
    ['the letters of an archive in what it shows', pdf('', stream('', Buffer.from('(PK\x05\x06) Tj')))],
    ['no mark of its end', pdf('').subarray(0, -6)],
  ])('is none with %s', (_, bytes) => {
    expect(findPdfProblem(bytes)).toBeNull();
  });
});

/** Each took minutes when parts of the file were read again and again. */
describe('a PDF that is made to take long', () => {
  const MEGABYTE = 1024 * 1024;
  it.each([
    ['actions at opening', pdf('', `<< ${'/OpenAction 4 0 R '.repeat(200_000)} >>`)],
    ['actions at opening in dictionaries', pdf('', `[ ${'<</OpenAction 4 0 R>>'.repeat(200_000)} ]`, '[3 0 R /Fit]')],
    ['words for packs', pdf('', `[ ${'/ObjStm '.repeat(200_000)} ]`)],
    ['beginnings of strings', pdf('', '('.repeat(4 * MEGABYTE))],
    ['beginnings of dictionaries', pdf('', '<<'.repeat(4 * MEGABYTE))],
    ['beginnings of streams', pdf('', '<<>>stream\n'.repeat(400_000))],
    ['words of objects in comments', pdf('', `${'%obj\n'.repeat(MEGABYTE)}7`)],
    ['packed dictionaries', withPack(`4 0 [${'<</A/B>>'.repeat(4_000_000)}]`)],
    ['white space', pdf('', `${' '.repeat(8 * MEGABYTE)}7`)],
    [
      'packs',
      pdf('', ...Array<Buffer>(20_000).fill(stream(`${PACK} /Filter /FlateDecode`, deflateSync(Buffer.from('4 0 7'))))),
    ],
    ['numbers in a pack', withPack('4 0 '.repeat(2 * MEGABYTE), '/N 4000000 /First 9000000 /Filter /FlateDecode')],
    [
      'positions of packed objects in white space',
      withPack(`${'4 0 '.repeat(100_000)}${' '.repeat(8 * MEGABYTE)}`, '/N 100000 /First 400000 /Filter /FlateDecode'),
    ],
  ])('has only one pass to fill with %s', (_, bytes) => {
    const before = process.cpuUsage();
    findPdfProblem(bytes);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(10);
  });
});
