import type { LiteralValue } from '../ast.ts';

const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

const escapeSequence = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|(.))/g;

/** The least 64-bit integer, whose digits alone are no 64-bit integer. */
export const leastInt: LiteralValue = { type: 'int', value: -(2n ** 63n) };

/** The value of a literal token; undefined for an integer that does not fit into 64 bits. */
export function readLiteral(text: string): LiteralValue | undefined {
  if (text === 'null') return { type: 'null' };
  if (text === 'true' || text === 'false') return { type: 'bool', value: text === 'true' };
  if (/^b['"]/.test(text)) return { type: 'bytes', value: unescapeBytes(text.slice(2, -1)) };
  if (/^['"]/.test(text)) return { type: 'string', value: unescapeText(text.slice(1, -1)) };
  if (text.includes('.')) return { type: 'float', value: Number(text) };
  const value = BigInt(text);
  return value >= 2n ** 63n ? undefined : { type: 'int', value };
}

/** The text that a string literal's inside stands for. */
export function unescapeText(inside: string): string {
  return inside.replace(escapeSequence, (_all, hex?: string, unicode?: string, octal?: string, other?: string) => {
    if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
    if (unicode !== undefined) return String.fromCharCode(parseInt(unicode, 16));
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
    return simpleEscapes.get(other ?? '') ?? other ?? '';
  });
}

/** Escapes stand for single bytes, everything between them for its UTF-8. */
function unescapeBytes(inside: string): Uint8Array {
  const chunks: Buffer[] = [];
  let end = 0;
  for (const match of inside.matchAll(escapeSequence)) {
    chunks.push(Buffer.from(inside.slice(end, match.index)));
    const byte = match[1] === undefined ? match[3] : match[1];
    const radix = match[1] === undefined ? 8 : 16;
    chunks.push(byte === undefined ? Buffer.from(unescapeText(match[0])) : Buffer.from([parseInt(byte, radix)]));
    end = match.index + match[0].length;
  }
  chunks.push(Buffer.from(inside.slice(end)));
  return Buffer.concat(chunks);
}
