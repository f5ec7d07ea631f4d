import { describe, expect, it } from 'vitest';
import { safeFileName, FILE_TYPES } from './file-types.ts';

const named = (given: string, type: keyof typeof FILE_TYPES = 'png') => safeFileName(given, FILE_TYPES[type]).name;

describe('the name of a file', () => {
  it.each([
    ['picture.png', 'picture.png'],
    ['Picture.PNG', 'Picture.png'],
    ['photo.jpeg', 'photo.png'],
    ['résumé 2026.final.png', 'résumé 2026.final.png'],
    ['林小美.png', '林小美.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\ada\\a.png', 'a.png'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe.png'],
    ['a\u0000b\nc.png', 'abc.png'],
    ['a"b<c>d|e?f*g:h%2f.png', 'a_b_c_d_e_f_g_h_2f.png'],
    ['.htaccess', 'htaccess.png'],
    ['...', 'file.png'],
    ['', 'file.png'],
    ['\u200b\u2060', 'file.png'],
    ['con.png', '_con.png'],
    ['report.v2', 'report.v2.png'],
    ['  a   b .png', 'a b.png'],
    ['\ud83d half.png', 'half.png'],
  ])('%j becomes %j', (given, name) => {
    expect(named(given)).toBe(name);
  });

  it('keeps the spelling of an extension that agrees', () => {
    expect(named('a.JPEG', 'jpg')).toBe('a.jpeg');
    expect(named('a.jpg', 'jpg')).toBe('a.jpg');
  });

  it('is found at once, however long a row of dots it has', () => {
    expect(named(`a${'.'.repeat(300_000)}b.png`)).toBe('a.png');
  });

  it('is at most 100 characters before its extension, whole ones', () => {
    expect(named(`${'👩'.repeat(300)}.png`)).toBe(`${'👩'.repeat(100)}.png`);
  });
});
