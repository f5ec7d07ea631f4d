import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from '@doubloon/contract/shared/body-limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where the text that begins at `start` ends: behind its closing quote, or at the end of the bytes. */
function endOfText(json: Uint8Array, start: number): number {
  for (let quote = json.indexOf(QUOTE, start + 1); quote !== -1; quote = json.indexOf(QUOTE, quote + 1)) {
    let first = quote;
    while (json[first - 1] === BACKSLASH) first -= 1;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
  return json.length;
}

/**
 * True when JSON is nested deeper or has more values than a request may, found without parsing it: a value takes a few bytes to send and
 * fifty times as many to hold. Bytes that are no JSON get an answer, too.
 */
export function exceedsBounds(json: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at) - 1;
    else if (byte === COMMA) values += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    }
    if (depth > MAX_JSON_DEPTH || values > MAX_JSON_VALUES) return true;
  }
  return false;
}
