// Tab, line feed, form feed, carriage return and escape occur in texts; the other control characters do not.
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|body|script|svg|iframe|style)\b/i;

function decode(bytes: Buffer): string | null {
  try {
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff;
    return new TextDecoder(utf16 === true ? 'utf-16be' : utf16 || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write the encoding of their country; as Western text it is at least not lost.
    return bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text that a file holds, as UTF-8; null when it is no plain text, which markup that a browser would run is not. */
export function plainText(bytes: Buffer): Buffer | null {
  const text = decode(bytes);
  if (text === null || CONTROL.test(text) || MARKUP.test(text)) return null;
  return Buffer.from(text, 'utf8');
}
