import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { readMultipart } from './read-multipart.ts';

const LIMITS = { field: 'file', maxFiles: 2, maxBytesPerFile: 1000 };
const TYPE = 'multipart/form-data; boundary=b';

const disposition = (name: string, filename?: string) =>
  `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`;
const piece = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => piece(disposition(name), value);
const file = (name: string, filename: string, content: string) =>
  piece(`${disposition(name, filename)}\r\nContent-Type: image/png`, content);
const form = (...pieces: string[]) => `${pieces.join('')}--b--\r\n`;
const read = (body: string, type: string | undefined = TYPE) => readMultipart(Buffer.from(body), type, LIMITS);
const codeOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(() => 'read').catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`);
  return error.code;
};

describe('a form', () => {
  it('gives its fields and files', async () => {
    const { fields, files } = await read(form(field('type', 'image'), file('file', 'Zoë.png', 'abc')));
    expect(fields).toEqual({ type: 'image' });
    expect(files).toEqual([{ field: 'file', name: 'Zoë.png', bytes: Buffer.from('abc') }]);
  });

  it('reads a file input left empty as no file', async () => {
    expect((await read(form(file('file', '', '')))).files).toEqual([]);
  });

  it('reads one byte more than allowed and no further', async () => {
    const { files } = await read(form(file('file', 'a.png', 'x'.repeat(5000))));
    expect(files[0]?.bytes.length).toBe(1001);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', undefined])(
    'is not what comes as %s',
    async (type) => {
      const attempt = readMultipart(Buffer.from('{}'), type, LIMITS);
      expect(await codeOf(attempt)).toBe('unsupported_media_type');
    },
  );

  it.each([
    ['is empty', ''],
    ['breaks off in a file', form(file('file', 'a.png', 'abc')).slice(0, -20)],
    ['breaks off in a header', '--b\r\nContent-Dispo'],
    ['breaks off before its end', form(field('a', '1')).replace('--b--\r\n', '')],
    ['has another boundary', form(field('a', '1')).replaceAll('--b', '--c')],
    ['has a header without end', `--b\r\n${disposition('a')}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n1\r\n--b--\r\n`],
    ['ends within the headers of a file', `--b\r\n${disposition('file', 'a.png')}\r\n\r\n--b\r\n--`],
    ['goes on behind such an end', `--b\r\n${disposition('file', 'a.png')}\r\n\r\n--b\r\n--\r\n`],
    ['has a header that is none', form(piece('no header', '1'))],
    ['has a field without a name', form(piece('Content-Disposition: form-data', '1'))],
    ['has a file without a name', form(piece('Content-Disposition: form-data; filename="a"', '1'))],
    ['names a prototype', form(field('__proto__', '1'))],
    ['names a constructor', form(field('constructor', '1'))],
    ['names a path', form(field('a.b', '1'))],
    ['names an array', form(field('a[]', '1'))],
    ['names a file so', form(file('__proto__', 'a.png', '1'))],
  ])('that %s cannot be read', async (_what, body) => {
    expect(await codeOf(read(body))).toBe('malformed_request');
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'needs a boundary: %s',
    async (type) => {
      expect(await codeOf(read(form(field('a', '1')), type))).toBe('malformed_request');
    },
  );

  it.each([
    ['a field twice', form(field('a', '1'), field('a', '2'))],
    ['too many fields', form(...Array.from({ length: 31 }, (_, index) => field(`f${index}`, '1')))],
    ['too many files', form(...Array.from({ length: 3 }, () => file('file', 'a.png', '1')))],
    ['a text too long', form(field('a', 'x'.repeat(70_000)))],
    ['too many parts', form(...Array.from({ length: 50 }, () => piece('X-Nothing: 1', '1')))],
  ])('with %s is refused', async (_what, body) => {
    expect(await codeOf(read(body))).toBe('invalid_input');
  });

  it.each(['utf-7', 'utf-16', 'no-such'])('in the character set %s cannot be read', async (charset) => {
    const body = form(piece(`${disposition('a')}\r\nContent-Type: text/plain; charset=${charset}`, 'abc'));
    expect(await codeOf(read(body))).toBe('malformed_request');
  });

  it('that was damaged anywhere is read or refused, and always answered', async () => {
    const whole = Buffer.from(
      form(field('caption', 'Ahoy'), file('file', 'a.png', 'abc'), file('file', 'b.png', '\r\n--b')),
    );
    const damage = fc.record({ at: fc.nat(whole.length - 1), cut: fc.nat(20), put: fc.uint8Array({ maxLength: 20 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        const damaged = damages.reduce(
          (body, { at, cut, put }) => Buffer.concat([body.subarray(0, at), put, body.subarray(at + cut)]),
          whole,
        );
        const outcome: unknown = await readMultipart(damaged, TYPE, LIMITS).catch((reason: unknown) => reason);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
      }),
      { numRuns: 1000 },
    );
  });
});
