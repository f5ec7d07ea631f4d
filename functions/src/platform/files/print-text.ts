/** Matches texts of characters that the standard fonts of every PDF reader have: those of Windows-1252. */
const STANDARD = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** True for a text that can be printed without embedding a font. */
export function isStandardText(text: string): boolean {
  return STANDARD.test(text);
}

/**
 * Returns a text as it can be printed: without invisible characters, and with a code such as `[U+20BB7]` for each character that neither the standard fonts nor
 * this font have, so that nobody gets a different name.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return Array.from(visible, (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return isStandardText(character) || has(codePoint)
      ? character
      : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
