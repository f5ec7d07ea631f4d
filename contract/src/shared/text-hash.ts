/** Returns a whole number below 2^32 that the text alone decides (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). Not for secrets. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
