import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFirenookPackage } from '../firenook-binary.ts';
import { NEEDED_GLIBC, relaxGlibcNeeds } from './elf-versions.ts';

const VERNEED = 0x6ffffffe;
const STRTAB = 3;

/** Creates the smallest ELF file with one version section: header, two section headers, strings, and one record with an entry per name. */
function elfWithNeeds(names: string[]): { file: Buffer; flagsOf: (file: Buffer) => number[] } {
  const strings = Buffer.from(`\0libc.so.6\0${names.join('\0')}\0`, 'latin1');
  const offsetOf = (name: string) => strings.indexOf(`\0${name}\0`, 0, 'latin1') + 1;
  const sectionsAt = 64;
  const stringsAt = sectionsAt + 2 * 64;
  const needsAt = stringsAt + strings.length;
  const file = Buffer.alloc(needsAt + 16 + 16 * names.length);
  file.write('\x7fELF', 0, 'latin1');
  file[4] = 2;
  file[5] = 1;
  file.writeBigUInt64LE(BigInt(sectionsAt), 40);
  file.writeUInt16LE(64, 58);
  file.writeUInt16LE(2, 60);
  const section = (index: number, type: number, offset: number, link: number, info: number) => {
    const at = sectionsAt + index * 64;
    file.writeUInt32LE(type, at + 4);
    file.writeBigUInt64LE(BigInt(offset), at + 24);
    file.writeUInt32LE(link, at + 40);
    file.writeUInt32LE(info, at + 44);
  };
  section(0, STRTAB, stringsAt, 0, 0);
  section(1, VERNEED, needsAt, 0, 1);
  strings.copy(file, stringsAt);
  file.writeUInt16LE(names.length, needsAt + 2);
  file.writeUInt32LE(offsetOf('libc.so.6'), needsAt + 4);
  file.writeUInt32LE(16, needsAt + 8);
  names.forEach((name, index) => {
    const at = needsAt + 16 + 16 * index;
    file.writeUInt32LE(offsetOf(name), at + 8);
    file.writeUInt32LE(index + 1 < names.length ? 16 : 0, at + 12);
  });
  return { file, flagsOf: (of) => names.map((_, index) => of.readUInt16LE(needsAt + 16 + 16 * index + 4)) };
}

describe('relaxing the glibc needs of an ELF file', () => {
  it('marks only newer glibc versions as weak', () => {
    const { file, flagsOf } = elfWithNeeds([
      'GLIBC_2.2.5',
      'GLIBC_2.36',
      'GLIBC_2.37',
      'GLIBC_2.39',
      'GLIBC_3.0',
      'GCC_4.2.0',
    ]);

    const result = relaxGlibcNeeds(file, { major: 2, minor: 36 });

    expect(result.relaxed).toEqual(['GLIBC_2.37', 'GLIBC_2.39', 'GLIBC_3.0']);
    expect(flagsOf(result.file)).toEqual([0, 0, 2, 2, 2, 0]);
  });

  it('leaves the given bytes as they were', () => {
    const { file, flagsOf } = elfWithNeeds(['GLIBC_2.39']);

    relaxGlibcNeeds(file, { major: 2, minor: 36 });

    expect(flagsOf(file)).toEqual([0]);
  });

  it('changes nothing but the flags', () => {
    const { file } = elfWithNeeds(['GLIBC_2.5', 'GLIBC_2.39']);
    const { file: relaxed } = relaxGlibcNeeds(file, { major: 2, minor: 36 });

    const changed = [...file].filter((byte, index) => byte !== relaxed[index]);

    expect(changed).toHaveLength(1);
    expect(relaxed).toHaveLength(file.length);
  });

  const installed = findFirenookPackage();
  it.skipIf(installed === undefined)(
    'is still needed by the installed firenook; README.md says how to remove it',
    () => {
      const binary = readFileSync(join(installed ?? '', 'bin', 'firenook'));

      expect(relaxGlibcNeeds(binary, NEEDED_GLIBC).relaxed).not.toEqual([]);
    },
  );

  it('refuses a file of another kind', () => {
    expect(() => relaxGlibcNeeds(Buffer.from('#!/bin/sh\n'.repeat(20)), { major: 2, minor: 36 })).toThrow(
      'not a 64-bit',
    );
  });
});
