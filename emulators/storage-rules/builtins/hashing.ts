import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { bytes, type Sound, typeError, type Value } from '../values/value.ts';
import type { NamespaceOf } from './functions.ts';

/** https://firebase.google.com/docs/reference/rules/rules.hashing: strings as UTF-8; checksums with their highest byte first. */
export const hashingFunctions: NamespaceOf<'hashing'> = {
  crc32: (input) => hash('crc32', input, (data) => fourBytes(crc32(data))),
  crc32c: (input) => hash('crc32c', input, (data) => fourBytes(crc32c(data))),
  md5: (input) => hash('md5', input, (data) => createHash('md5').update(data).digest()),
  sha256: (input) => hash('sha256', input, (data) => createHash('sha256').update(data).digest()),
};

function hash(name: string, input: Sound, compute: (data: Uint8Array) => Uint8Array): Value {
  if (input.type === 'bytes') return bytes(compute(input.value));
  if (input.type === 'string') return bytes(compute(Buffer.from(input.value)));
  return typeError(`hashing.${name}()`, input);
}

function fourBytes(checksum: number): Uint8Array {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(checksum);
  return buffer;
}

/** The Castagnoli polynomial, reflected. */
const castagnoli = 0x82f63b78;

function crc32c(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? castagnoli : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
