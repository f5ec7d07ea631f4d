/** Thrown for a PDF that programs may read in different ways, so that nobody can say what it does. */
export class UnreadablePdf extends Error {}

/** Strings become this one token, because nothing in them is ever carried out. */
export const TEXT = '()';

/** Stands for every number but a plain integer. */
const OTHER_NUMBER = 0.5;

const [REGULAR, SPACE, DELIMITER] = [0, 1, 2];
const KINDS = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) KINDS[byte] = SPACE;
for (const byte of Buffer.from('()<>[]{}/%')) KINDS[byte] = DELIMITER;

const CHARACTERS = Array.from(KINDS, (_, byte) => String.fromCharCode(byte));

const code = (character: string): number => character.charCodeAt(0);
const [OPEN, CLOSE, LESS, GREATER] = [code('('), code(')'), code('<'), code('>')];
const [SLASH, PERCENT, BACKSLASH] = [code('/'), code('%'), code('\\')];

const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;
export const isSpace = (byte: number): boolean => KINDS[byte] === SPACE;

/** How many tokens the file and its packs may still have together. */
export interface TokenBudget {
  tokens: number;
}

/** Splits a PDF, or a pack of its objects, into tokens (ISO 32000-2, 7.2 and 7.3). Each byte is looked at a fixed number of times. */
export class PdfLexer {
  readonly #bytes: Buffer;
  readonly #budget: TokenBudget;
  position = 0;

  constructor(bytes: Buffer, budget: TokenBudget) {
    this.#bytes = bytes;
    this.#budget = budget;
  }

  /** Moves to the next token, over white space and comments, and returns its position. */
  skipSpace(): number {
    const bytes = this.#bytes;
    while (this.position < bytes.length) {
      const byte = bytes[this.position] ?? 0;
      if (byte === PERCENT) {
        const from = this.position;
        while (this.position < bytes.length && !isLineEnd(bytes[this.position])) this.position += 1;
        requireNothingHidden(bytes.subarray(from, this.position));
      } else if (KINDS[byte] === SPACE) this.position += 1;
      else break;
    }
    return this.position;
  }

  /** Returns the next token: a number, `/` and the plain name, `TEXT`, a bracket or a keyword; null at the end. */
  next(): string | number | null {
    const bytes = this.#bytes;
    const from = this.skipSpace();
    if (from >= bytes.length) return null;
    this.#budget.tokens -= 1;
    if (this.#budget.tokens < 0) throw new UnreadablePdf('it has too many tokens');
    const byte = bytes[from] ?? 0;
    if (KINDS[byte] === REGULAR) return wordOf(this.#regular());
    this.position += 1;
    if (byte === SLASH) return `/${plainName(this.#regular())}`;
    if (byte === OPEN) return this.#skipText();
    if (byte === LESS && bytes[from + 1] !== LESS) return this.#skipHexadecimal();
    if (byte === LESS || (byte === GREATER && bytes[from + 1] === GREATER)) {
      this.position += 1;
      return byte === LESS ? '<<' : '>>';
    }
    const bracket = String.fromCharCode(byte);
    if (bracket !== '[' && bracket !== ']') throw new UnreadablePdf(`"${bracket}" stands alone`);
    return bracket;
  }

  /** Moves over the content of a stream and returns it. It ends at the first `endstream`, whatever length is declared. */
  skipStream(): Buffer {
    const bytes = this.#bytes;
    while (bytes[this.position] === 0x20 || bytes[this.position] === 0x09) this.position += 1;
    if (!isLineEnd(bytes[this.position])) throw new UnreadablePdf('a stream begins in the middle of a line');
    if (bytes[this.position] === 0x0d && bytes[this.position + 1] === 0x0a) this.position += 1;
    const from = this.position + 1;
    const to = bytes.indexOf('endstream', from, 'latin1');
    if (to < 0) throw new UnreadablePdf('a stream has no end');
    const content = bytes.subarray(from, to);
    requireNothingHidden(content);
    this.position = to + 'endstream'.length;
    return content;
  }

  #regular(): string {
    const bytes = this.#bytes;
    const from = this.position;
    while (this.position < bytes.length && KINDS[bytes[this.position] ?? 0] === REGULAR) this.position += 1;
    // Short words are put together here, because each call of `toString` costs more than the rest of a token.
    if (this.position - from > 32) return bytes.toString('latin1', from, this.position);
    let word = '';
    for (let at = from; at < this.position; at += 1) word += CHARACTERS[bytes[at] ?? 0];
    return word;
  }

  #skipText(): string {
    const bytes = this.#bytes;
    const from = this.position;
    for (let depth = 1; depth > 0; this.position += 1) {
      if (this.position >= bytes.length) throw new UnreadablePdf('a string has no end');
      const byte = bytes[this.position];
      if (byte === BACKSLASH) this.position += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
    }
    requireNothingHidden(bytes.subarray(from, this.position));
    return TEXT;
  }

  #skipHexadecimal(): string {
    const bytes = this.#bytes;
    for (; bytes[this.position] !== GREATER; this.position += 1) {
      const byte = bytes[this.position];
      if (byte === undefined || !(isSpace(byte) || isHexadecimal(byte)))
        throw new UnreadablePdf('a hexadecimal string has other characters');
    }
    this.position += 1;
    return TEXT;
  }
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
const isHexadecimal = (byte: number): boolean => isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);

/** Everything that begins like a number counts as one, because programs repair those that are written badly. */
function wordOf(text: string): string | number {
  if (!/^[-+.\d]/.test(text)) return text;
  if (!/^[-+.\dEe]*$/.test(text)) throw new UnreadablePdf('a number has other characters');
  return /^\d{1,10}$/.test(text) ? Number(text) : OTHER_NUMBER;
}

/** A name may write any character as `#` and its code. Some programs take the bytes 80 and FF for white space. */
function plainName(text: string): string {
  const name = /^[^\u0080\u00ff]*/.exec(text)?.[0] ?? '';
  // Programs that end texts at a zero byte would read a shorter name.
  if (name.includes('#00')) throw new UnreadablePdf('a name holds a zero byte');
  return name.includes('#')
    ? name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;
}

/** Programs read badly written numbers, too: a sign or a point alone is 0 to some. */
const isNumeric = (byte: number): boolean => isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;

/** White space, also to those programs that take the bytes 80 and FF for it. */
const isLooseSpace = (byte: number): boolean => KINDS[byte] === SPACE || byte === 0x80 || byte === 0xff;

/** True where the word `obj` begins, also by the looser rules that some programs read it by. */
function isObjectAt(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== 0x6f || bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a) return false;
  const next = bytes[at + 3];
  return next === undefined || isLooseSpace(next) || isDigit(next) || KINDS[next] === DELIMITER;
}

/**
 * Refuses objects and trailers that stand in strings, comments and streams. The table of a PDF may point anywhere, so a program would find them there. Every object
 * begins with two numbers and the word `obj`, with white space and comments between them.
 */
function requireNothingHidden(bytes: Buffer): void {
  let numbers = 0;
  let inNumber = false;
  let beforeComment = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (numbers >= 2 && isObjectAt(bytes, at)) throw new UnreadablePdf('an object is hidden');
    if (isNumeric(byte)) {
      if (!inNumber) numbers += 1;
      inNumber = true;
      continue;
    }
    inNumber = false;
    if (isLineEnd(byte)) {
      numbers = Math.max(numbers, beforeComment);
      beforeComment = 0;
    } else if (!isLooseSpace(byte)) {
      if (byte === PERCENT) beforeComment = Math.max(beforeComment, numbers);
      numbers = 0;
    }
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 1)) {
    let next = at + 'trailer'.length;
    while (next < bytes.length && isLooseSpace(bytes[next] ?? 0)) next += 1;
    if (bytes[next] === PERCENT || (bytes[next] === LESS && bytes[next + 1] === LESS))
      throw new UnreadablePdf('a trailer is hidden');
  }
}
