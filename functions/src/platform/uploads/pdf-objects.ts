import { inflateSync } from 'node:zlib';
import { isSpace, PdfLexer, TEXT, type TokenBudget, UnreadablePdf } from './pdf-lexer.ts';

/** Unpacked bytes of all packed objects together: far more than documents have. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Packs hold some hundred objects each. */
const MAX_PACKS = 5_000;
/** Large documents have a million; more would take seconds. */
const MAX_TOKENS = 2_000_000;
const MAX_DEPTH = 200;
const MAX_VALUES = 250_000;

/** A reference to another object. */
export class Reference {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** A dictionary. Of those within others only the keys are told, and no values are kept. */
export class Dictionary {
  readonly isPageAction: boolean;
  readonly entries: ReadonlyMap<string, Value>;
  readonly hasRepeatedKeys: boolean;

  constructor(isPageAction: boolean, entries: ReadonlyMap<string, Value> = new Map(), hasRepeatedKeys = false) {
    this.isPageAction = isPageAction;
    this.entries = entries;
    this.hasRepeatedKeys = hasRepeatedKeys;
  }
}

/** A value of a PDF. A name begins with `/`. Of arrays only those with one value keep it. */
export type Value = number | string | Reference | Dictionary | readonly Value[];

/** Told of everything in the order of the file. */
export interface PdfVisitor {
  readonly name: (name: string) => void;
  readonly entry: (key: string, value: Value) => void;
  readonly object: (id: number, value: Value) => void;
}

const MANY: readonly Value[] = [0, 0];
const PAGE_ACTION = new Dictionary(true);
const OTHER_DICTIONARY = new Dictionary(false);
const WORDS = new Set(['true', 'false', 'null']);
/** Words between objects: of tables, and around trailers. */
const WORDS_OF_TABLES = new Set(['xref', 'trailer', 'startxref', 'n', 'f']);

/**
 * Visits all objects of a PDF, in its streams of objects, too, in one pass and in bounded memory. It follows no table of objects, so a broken or forged one hides
 * nothing. Throws `UnreadablePdf` for everything that another program could read in another way.
 */
export function visitPdf(bytes: Buffer, visitor: PdfVisitor): void {
  const budget = { tokens: MAX_TOKENS };
  const lexer = new PdfLexer(bytes, budget);
  const values = new Values(visitor);
  const packs = new Packs(visitor, budget);
  let current: number | null = null;
  const finish = () => {
    if (current !== null) visitor.object(current, values.takeOne());
    values.clear();
    current = null;
  };
  let end = 0;
  for (let token = lexer.next(); token !== null; token = lexer.next()) {
    end = lexer.position;
    if (values.add(token)) continue;
    if (token === 'obj') {
      const [id] = values.takeNumbers();
      finish();
      current = id;
    } else if (token === 'endobj') finish();
    else if (token === 'stream' && current !== null) {
      const [dictionary] = values.all;
      if (!(dictionary instanceof Dictionary)) throw new UnreadablePdf('a stream has no dictionary');
      packs.visit(dictionary, lexer.skipStream());
      end = lexer.position;
    } else if (WORDS_OF_TABLES.has(String(token))) finish();
    else throw new UnreadablePdf(`"${token}" stands between objects`);
  }
  if (values.depth > 0) throw new UnreadablePdf('an object has no end');
  finish();
  requireNothingAfter(bytes, end);
}

/** White space and the mark of the end (7.5.5), which documents that break off lack. */
const ENDING = /^[\0\t\n\f\r ]*(?:%%EOF[\0\t\n\f\r ]*)?$/;

/** The end of a list of files in a ZIP archive, with as many files in the list as in this part: it is looked for from the end, over a comment of at most 64 kB. */
const ZIP_END = /PK\x05\x06\0\0\0\0([^]{2})\1/;
const ZIP_END_WITHIN = 22 + 0xff_ff;

/** Requires that a PDF ends with its last object or table, and is no archive as well. */
function requireNothingAfter(bytes: Buffer, end: number): void {
  if (!ENDING.test(bytes.toString('latin1', end))) throw new UnreadablePdf('something follows its end');
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - ZIP_END_WITHIN));
  if (ZIP_END.test(tail)) throw new UnreadablePdf('it is an archive as well');
}

/** Collects values from tokens, with a frame for each dictionary or array that is open. */
class Values {
  readonly #visitor: PdfVisitor;
  readonly #frames: { readonly opened: string; readonly values: Value[] }[] = [];
  all: Value[] = [];

  constructor(visitor: PdfVisitor) {
    this.#visitor = visitor;
  }

  get depth(): number {
    return this.#frames.length;
  }

  /** False for a word that is none of a value, outside of all dictionaries and arrays. */
  add(token: string | number): boolean {
    if (token === '<<' || token === '[') this.#open(token);
    else if (token === '>>' || token === ']') this.#close(token === ']' ? '[' : '<<');
    else if (token === 'R') this.#push(new Reference(this.takeNumbers()[0]));
    else if (typeof token === 'number' || token === TEXT) this.#push(token);
    else if (token.startsWith('/')) {
      this.#visitor.name(token.slice(1));
      this.#push(token);
    } else if (WORDS.has(token)) this.#push(token);
    else if (this.depth > 0) throw new UnreadablePdf(`"${token}" stands in an object`);
    else return false;
    return true;
  }

  /** Takes the two numbers that stand before `obj` and `R`. */
  takeNumbers(): [number, number] {
    const [id, generation] = this.#innermost.splice(-2);
    if (!Number.isInteger(id) || !Number.isInteger(generation)) throw new UnreadablePdf('an object has no number');
    return [id as number, generation as number];
  }

  /** Takes the only value; that of an empty object is null. */
  takeOne(): Value {
    if (this.depth > 0 || this.all.length > 1) throw new UnreadablePdf('an object has no end');
    const [value = 'null'] = this.all;
    this.clear();
    return value;
  }

  clear(): void {
    this.all = [];
  }

  get #innermost(): Value[] {
    return this.#frames.at(-1)?.values ?? this.all;
  }

  #push(value: Value): void {
    const values = this.#innermost;
    if (values.length >= MAX_VALUES) throw new UnreadablePdf('an object has too many values');
    values.push(value);
  }

  #open(opened: string): void {
    if (this.depth >= MAX_DEPTH) throw new UnreadablePdf('objects are nested too deeply');
    this.#frames.push({ opened, values: [] });
  }

  #close(opened: string): void {
    const frame = this.#frames.pop();
    if (frame?.opened !== opened) throw new UnreadablePdf('brackets do not match');
    this.#push(opened === '[' ? arrayOf(frame.values) : this.#dictionaryOf(frame.values));
  }

  #dictionaryOf(values: readonly Value[]): Dictionary {
    if (values.length % 2 > 0) throw new UnreadablePdf('a key has no value');
    const entries = new Map<string, Value>();
    for (let at = 0; at < values.length; at += 2) {
      const [key, value] = [values[at], values[at + 1] ?? 'null'];
      if (typeof key !== 'string' || !key.startsWith('/')) throw new UnreadablePdf('a key is not a name');
      entries.set(key.slice(1), value);
      this.#visitor.entry(key.slice(1), value);
    }
    const hasRepeatedKeys = entries.size * 2 < values.length;
    const isPageAction = entries.get('S') === '/GoTo' && !entries.has('Next') && !hasRepeatedKeys;
    if (this.depth === 0) return new Dictionary(isPageAction, entries, hasRepeatedKeys);
    return isPageAction ? PAGE_ACTION : OTHER_DICTIONARY;
  }
}

const arrayOf = (values: readonly Value[]): readonly Value[] => (values.length === 1 ? values : MANY);

/** Reads the streams that hold objects (7.5.7), within the limits of one file. */
class Packs {
  readonly #visitor: PdfVisitor;
  readonly #budget: TokenBudget;
  #left = MAX_UNPACKED_BYTES;
  #count = 0;

  constructor(visitor: PdfVisitor, budget: TokenBudget) {
    this.#visitor = visitor;
    this.#budget = budget;
  }

  /** Not all programs ask for the type of such a stream, but all for its key `First`. */
  visit({ entries, hasRepeatedKeys }: Dictionary, content: Buffer): void {
    if (!entries.has('First') && entries.get('Type') !== '/ObjStm') return;
    const [count, first] = [entries.get('N'), entries.get('First')];
    if (hasRepeatedKeys || !isPlain(count) || !isPlain(first)) throw new UnreadablePdf('a pack declares no numbers');
    this.#count += 1;
    if (this.#count > MAX_PACKS) throw new UnreadablePdf('there are too many packs');
    this.#visitObjects(this.#unpack(entries, content), count, first);
  }

  #unpack(entries: ReadonlyMap<string, Value>, content: Buffer): Buffer {
    const filter = entries.get('Filter') ?? 'null';
    const [only, isOne] = Array.isArray(filter) ? [filter[0] as Value, filter.length === 1] : [filter, true];
    if (['F', 'DP', 'DecodeParms'].some((key) => entries.has(key)) || !isOne)
      throw new UnreadablePdf('a pack is packed in another way');
    if (only === 'null') return content;
    if (only !== '/FlateDecode') throw new UnreadablePdf('a pack is packed in another way');
    if (this.#left <= 0) throw new UnreadablePdf('packs hold too much');
    try {
      const unpacked = inflateSync(content, { maxOutputLength: this.#left });
      this.#left -= unpacked.length;
      return unpacked;
    } catch (error) {
      throw new UnreadablePdf('a pack breaks off, or holds too much', { cause: error });
    }
  }

  /** Each object has to end where the next one begins, because programs look for it by its position or by its order. */
  #visitObjects(unpacked: Buffer, count: number, first: number): void {
    const lexer = new PdfLexer(unpacked, this.#budget);
    const list: number[] = [];
    while (list.length < count * 2) {
      const number = lexer.next();
      if (!isPlain(number) || list.length > MAX_VALUES) throw new UnreadablePdf('a pack has no list');
      list.push(number);
    }
    const values = new Values(this.#visitor);
    requireStart(lexer, unpacked, count > 0 ? first + (list[1] ?? 0) : unpacked.length);
    for (let index = 0; index < count; index += 1) {
      const following = list[index * 2 + 3];
      const end = following === undefined ? unpacked.length : first + following;
      while (lexer.skipSpace() < end) {
        const token = lexer.next();
        if (token === null || !values.add(token)) throw new UnreadablePdf('a pack holds more than values');
      }
      if (values.all.length === 0) throw new UnreadablePdf('a packed object is empty');
      this.#visitor.object(list[index * 2] ?? 0, values.takeOne());
      requireStart(lexer, unpacked, end);
    }
  }
}

/** Requires that the token at which the lexer stands is the first one from a position on. */
function requireStart(lexer: PdfLexer, bytes: Buffer, position: number): void {
  const at = lexer.skipSpace();
  if (position > at || !bytes.subarray(position, at).every(isSpace))
    throw new UnreadablePdf('a packed object is not where the list says');
}

const isPlain = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
