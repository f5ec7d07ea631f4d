import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import { crc32, deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animation,
  photoWithPosition,
  picture,
  sampleArchives,
  sampleFiles,
  type SampleFile,
} from '../../../testing/sample-files.ts';
import { AppError } from '../app-error.ts';
import { checkFiles } from './check-files.ts';
import { MAX_FRAMES } from './encode-image.ts';

const samples = await sampleFiles();
const archives = await sampleArchives();

const rules: UploadRules = {
  field: 'files',
  maxFiles: 3,
  maxBytes: 200_000,
  extensions: Object.keys(samples),
  messages: { missing: 'None', tooLarge: 'Too large: {names}', unsupported: 'Not these: {names}' },
};

const part = ({ name, bytes }: Pick<SampleFile, 'name' | 'bytes'>, field = 'files') => ({
  field,
  name,
  bytes: Buffer.from(bytes),
});
const text = (name: string, content: string | Uint8Array) => ({ name, bytes: new Uint8Array(Buffer.from(content)) });
const check = (files: Pick<SampleFile, 'name' | 'bytes'>[], changes: Partial<UploadRules> = {}) =>
  checkFiles(
    files.map((file) => part(file)),
    { ...rules, ...changes },
  );
const checked = async (file: Pick<SampleFile, 'name' | 'bytes'>) => {
  const [only] = await check([file]);
  if (!only) throw new Error('no file');
  return only;
};
const refusal = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(() => undefined).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  return { code: error.code, message: error.message };
};
const unsupported = (names: string) => ({ code: 'unsupported_media_type', message: `Not these: ${names}` });

/** Returns a square black picture with one bit per pixel, which is as quick to create as its bytes. */
function blackPicture(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  // Each row begins with the number of its filter.
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the type of a file', () => {
  it.each(Object.keys(samples))('%s is recognised by its content under any name', async (extension) => {
    const sample = samples[extension];
    if (!sample) throw new Error('no sample');
    const file = await checked(extension === 'txt' ? sample : { ...sample, name: 'anything.exe' });
    expect({ ...samples[file.extension === 'jpg' ? extension : file.extension] }.name).toBe(sample.name);
    expect(file.sizeBytes).toBe(file.bytes.length);
  });

  it('decides the extension, whatever the name says', async () => {
    expect(await checked({ ...(await photoWithPosition()), name: 'picture.png' })).toMatchObject({
      name: 'picture.jpg',
      extension: 'jpg',
      contentType: 'image/jpeg',
      kind: 'image',
    });
  });

  it('must be one of the accepted ones, also when the name claims so', async () => {
    const images = { extensions: ['png', 'jpg', 'jpeg'] };
    const movie = { ...part(samples.mp4 as SampleFile), name: 'photo.png' };
    expect(await refusal(checkFiles([movie], { ...rules, ...images }))).toEqual(unsupported('photo.png'));
  });

  it.each([
    ['a drawing that can run scripts', text('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg'],
    ['the same called a text', text('logo.txt', '<?xml version="1.0"?><svg/>'), 'logo.txt'],
    ['a page called a text', text('page.txt', '  <!DOCTYPE html><script>1</script>'), 'page.txt'],
    ['a page called a picture', text('page.png', '<html><script>1</script></html>'), 'page.png'],
    ['a script', text('run.js', 'alert(1)'), 'run.js'],
    ['a program', text('run.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')), 'run.exe'],
    ['bytes that are no text', text('notes.txt', Buffer.from([1, 2, 3, 0, 5])), 'notes.txt'],
    [
      'a compound file that is no document',
      text('a.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex')),
      'a.doc',
    ],
    ['a picture that breaks off', text('a.png', (samples.png as SampleFile).bytes.slice(0, 40)), 'a.png'],
    ['the first bytes of a picture', text('a.jpg', Buffer.from('ffd8ffe0', 'hex')), 'a.jpg'],
  ])('refuses %s', async (_what, file, name) => {
    expect(await refusal(check([file]))).toEqual(unsupported(name));
  });

  it.each(archives.map((file) => [file.name, file] as const))(
    'refuses the archive %s, under any name',
    async (name, file) => {
      const extensions = [...Object.keys(samples), 'zip', 'rar', '7z', 'gz'];
      expect(await refusal(check([file], { extensions }))).toEqual(unsupported(name));
      expect(await refusal(check([{ ...file, name: 'notes.txt' }], { extensions }))).toEqual(unsupported('notes.txt'));
    },
  );

  it('refuses a PDF that does something by itself, and says what to do', async () => {
    const active = text('a.pdf', '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >> endobj\n%%EOF');
    expect(await refusal(check([active]))).toEqual({
      code: 'unsupported_media_type',
      message:
        'a.pdf contains scripts, actions or attached files, which we do not take. Please print it to a new PDF and send that.',
    });
    const sealed = text('b.pdf', '%PDF-1.7\ntrailer << /Encrypt 4 0 R >>\n%%EOF');
    expect((await refusal(check([sealed]))).message).toMatch(/^b\.pdf is protected or packed/);
  });

  it('takes text of any language, and keeps it readable', async () => {
    expect((await checked(text('a.txt', '林小美 مينا'))).bytes.toString()).toBe('林小美 مينا');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zoë', 'utf16le')]);
    expect((await checked(text('a.txt', utf16))).bytes.toString()).toBe('Zoë');
    expect((await checked(text('notes', Buffer.from('Zo\xeb', 'latin1')))).bytes.toString()).toBe('Zoë');
  });
});

describe('a picture', () => {
  it('loses position, device and every other metadata, and stands upright', async () => {
    const photo = await photoWithPosition();
    expect(Buffer.from(photo.bytes).includes('Spyglass 9')).toBe(true);
    expect((await sharp(photo.bytes).metadata()).exif).toBeInstanceOf(Buffer);
    const { bytes } = await checked(photo);
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, xmp, iptc, orientation }).toEqual({ width: 40, height: 20 });
    expect(bytes.includes('Spyglass 9')).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('that moves goes on moving: %s', async (format) => {
    const { bytes } = await checked(await animation(format));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, pages: 3, delay: [100, 200, 300] });
  });

  it.each([
    [400, 200, 100, 50],
    [200, 400, 50, 100],
    [40, 20, 40, 20],
  ])('of %d × %d is kept as a WebP whose longer side is no longer than stated', async (width, height, w, h) => {
    const [file] = await check([await picture(width, height)], { maxPictureSide: 100 });
    expect(file).toMatchObject({ name: 'picture.webp', extension: 'webp', contentType: 'image/webp' });
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'webp', width: w, height: h });
  });

  it('that moves goes on moving when it becomes smaller', async () => {
    const [file] = await check([await animation('gif')], { maxPictureSide: 4 });
    const moving = { format: 'webp', pages: 3, pageHeight: 4, width: 4, delay: [100, 200, 300] };
    expect(await sharp(file?.bytes, { animated: true }).metadata()).toMatchObject(moving);
  });

  it('carries nothing behind it', async () => {
    const png = samples.png as SampleFile;
    const [zip] = archives;
    const both = Buffer.concat([png.bytes, zip?.bytes ?? Buffer.alloc(0), Buffer.from('<script>alert(1)</script>')]);
    const { bytes, contentType } = await checked({ name: 'both.png', bytes: new Uint8Array(both) });
    expect(contentType).toBe('image/png');
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\x03\x04')).toBe(false);
  });

  it('cannot have more pixels than can be held in memory', async () => {
    const bomb = blackPicture(9000);
    expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 9000, height: 9000 });
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refusal(check([{ name: 'bomb.png', bytes: new Uint8Array(bomb) }], { maxBytes: 1_000_000 }))).toEqual({
      code: 'payload_too_large',
      message: 'Images can have at most 50 million pixels',
    });
  });

  it('cannot have endless frames', async () => {
    const pixels = Array.from({ length: MAX_FRAMES + 1 }, (_, index) => [index % 256, index >> 8, 0]);
    const raw = { width: 1, height: pixels.length, channels: 3, pageHeight: 1 } as const;
    const gif = await sharp(Buffer.from(pixels.flat()), { raw }).gif({ keepDuplicateFrames: true }).toBuffer();
    expect(await sharp(gif, { animated: true }).metadata()).toMatchObject({ pages: MAX_FRAMES + 1 });
    expect(await refusal(check([{ name: 'a.gif', bytes: new Uint8Array(gif) }]))).toMatchObject({
      code: 'payload_too_large',
    });
  });
});

describe('what comes with a form', () => {
  const png = samples.png as SampleFile;

  it('must be there, in its field, no more than allowed, and not empty', async () => {
    expect(await refusal(check([]))).toEqual({ code: 'invalid_input', message: 'None' });
    expect(await refusal(checkFiles([part(png, 'other')], rules))).toEqual({
      code: 'invalid_input',
      message: 'Send files in the field "files"',
    });
    expect(await refusal(check([png, png, png, png]))).toEqual({ code: 'invalid_input', message: 'At most 3 files' });
    expect(await refusal(check([text('a.txt', '')]))).toEqual({ code: 'invalid_input', message: 'The file is empty' });
  });

  it('is refused by its size before its type, naming the files', async () => {
    const large = Buffer.alloc(200_001);
    expect(await refusal(check([png, text('a.bin', large), text('<b>.png', large)]))).toEqual({
      code: 'payload_too_large',
      message: 'Too large: a.bin, _b_.png',
    });
    expect(await checkFiles([part(await picture())], { ...rules, maxBytes: png.bytes.length })).toHaveLength(1);
  });

  it('is taken or refused however it was damaged', async () => {
    const damaged = fc.tuple(
      fc.constantFrom(...Object.values(samples)),
      fc.nat(2000),
      fc.uint8Array({ maxLength: 30 }),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(damaged, async ([{ name, bytes }, at, noise, breaksOff]) => {
        const rest = breaksOff ? new Uint8Array() : bytes.slice(at + noise.length);
        const content = new Uint8Array(Buffer.concat([bytes.slice(0, at), noise, rest]));
        const outcome: unknown = await check([{ name, bytes: content }]).catch((reason: unknown) => reason);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
      }),
      { numRuns: 500 },
    );
  });
});
