import { constants, inflateSync } from 'node:zlib';

/** Names of what a document can do by itself, or carry (ISO 32000-2, 7.11.4, 12.6.4, 12.7.8 and 13). */
const ACTIVE = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'RichMedia',
  'SubmitForm',
  'XFA',
];
const ACTIVE_NAME = new RegExp(`/(?:${ACTIVE.join('|')})(?![^\\s()<>[\\]{}/%])`);

/** Unpacked bytes of all packed objects together: a hundred times what documents have. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_STREAMS = 50_000;
/** Packed bytes that are unpacked to see if a stream is one of objects. */
const PROBED_BYTES = 512;

/** Packed objects begin with pairs of numbers (7.5.7). */
const NUMBERS_OF_OBJECTS = /^[\s\0]*(?:%|\d+[\s\0]+\d+[\s\0])/;

/** Packing of objects that this does not read. */
const OTHER_PACKING =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|DecodeParms|DP)\b|\/Filter\s*\d|Decode\s*\/FlateDecode/;

/** Why a PDF is not taken: it contains something active, or something that cannot be read. */
export type PdfProblem = 'active' | 'unreadable';

/**
 * Looks for scripts, actions at opening, attached files and forms that send data in a PDF. It reads names wherever they stand, also in packed objects, and follows
 * no table of objects, so a broken one hides nothing. It holds the file as a text, and 32 MB of packed objects at most. Encrypted documents and unusual packing
 * of objects count as unreadable. It is no virus scanner: faults of a program that opens a file are beyond it.
 */
export function findPdfProblem(bytes: Buffer): PdfProblem | null {
  const packs = unpackObjects(bytes);
  if (packs === null) return 'unreadable';
  const file = withPlainNames(bytes.toString('latin1'));
  if (/\/Encrypt\s*(?:\d|<<)/.test(file)) return 'unreadable';
  if ([...file.matchAll(/\/ObjStm\b/g)].some(({ index }) => OTHER_PACKING.test(dictionaryAround(file, index))))
    return 'unreadable';
  const texts = [file, ...packs.map(withPlainNames)];
  if (texts.some((text) => ACTIVE_NAME.test(text))) return 'active';
  return texts.some((text) => opensMoreThanAPage(text, texts)) ? 'active' : null;
}

/** A name may write any character as `#` and its code (7.3.5). */
const withPlainNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Returns the dictionary of a stream around one of its names. */
function dictionaryAround(file: string, index: number): string {
  const around = file.slice(Math.max(0, index - 2_000), index + 2_000);
  const at = Math.min(index, 2_000);
  const end = around.indexOf('stream', at);
  return around.slice(Math.max(0, around.lastIndexOf('obj', at)), end < 0 ? undefined : end);
}

/** Returns the texts of all packed objects; null if there is too much of them, or one breaks off. */
function unpackObjects(bytes: Buffer): string[] | null {
  const texts: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  let streams = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    streams += 1;
    if (streams > MAX_STREAMS) return null;
    const packed = bytes.subarray(contentAt(bytes, at + 'stream'.length));
    if (!holdsObjects(packed)) continue;
    try {
      const unpacked = inflateSync(packed, { maxOutputLength: left });
      left -= unpacked.length;
      texts.push(unpacked.toString('latin1'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return texts;
}

/** The content of a stream begins in the line after its word. */
function contentAt(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1;
  if (bytes[at] === 0x0d) at += 1;
  return bytes[at] === 0x0a ? at + 1 : at;
}

function holdsObjects(packed: Buffer): boolean {
  if (packed[0] === undefined || (packed[0] & 0x0f) !== 8) return false;
  try {
    const probe = inflateSync(packed.subarray(0, PROBED_BYTES), { finishFlush: constants.Z_SYNC_FLUSH });
    return NUMBERS_OF_OBJECTS.test(probe.toString('latin1', 0, PROBED_BYTES));
  } catch {
    return false;
  }
}

/** True when a document begins with anything but one of its own pages. */
function opensMoreThanAPage(text: string, texts: readonly string[]): boolean {
  return [...text.matchAll(/\/OpenAction\s*(?:(\d+)\s+(\d+)\s+R\b|([^]{0,200}))/g)].some(
    ([, id = '', generation = '', inline]) => {
      if (inline !== undefined) return !showsAPage(inline);
      const found = definitionsOf(id, generation, texts);
      return found.length === 0 || !found.every(showsAPage);
    },
  );
}

/** True for a destination, and for an action that only goes to one of the same document (12.3.2, 12.6.4.2). */
function showsAPage(definition: string): boolean {
  const value = definition.trimStart();
  if (value.startsWith('[')) return true;
  const action = value.slice(0, value.indexOf('>>'));
  return /^<<[^]*\/S\s*\/GoTo\b/.test(action) && !/\/Next\b/.test(action);
}

/** Returns the beginnings of all objects with this number: in the file, and in the packs that list it. */
function definitionsOf(id: string, generation: string, [file = '', ...packs]: readonly string[]): string[] {
  const own = [...file.matchAll(new RegExp(`(?<!\\d)${id}\\s+${generation}\\s+obj\\b([^]{0,200})`, 'g'))];
  const packed = packs.flatMap((text) => {
    const list = /^[\s\d]+/.exec(text)?.[0] ?? '';
    const numbers = list.trim().split(/\s+/).map(Number);
    return numbers.flatMap((number, index) =>
      index % 2 === 0 && number === Number(id)
        ? [text.slice(list.length + (numbers[index + 1] ?? 0), list.length + (numbers[index + 1] ?? 0) + 200)]
        : [],
    );
  });
  return [...own.map(([, beginning = '']) => beginning), ...packed];
}
