/** 22 characters in all, of which the platform's prefix takes at most 10, and `* ` 2. */
const ROOM = 10;
const UNTOLD = 'LOOT';
const OUTER = /^[ .&-]+|[ .&-]+$/g;

/**
 * Returns what a card statement says behind the platform's prefix about the loot that was paid for: the first words of its title, as far as the provider takes
 * them (https://docs.stripe.com/get-started/account/statement-descriptors): Latin characters, at least one letter, none of `< > \ ' " *`.
 */
export function statementSuffix(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.&-]+/g, ' ')
    .replaceAll(OUTER, '');
  const suffix = firstWords(plain);
  return /[A-Z]/.test(suffix) ? suffix : firstWords(`${UNTOLD} ${suffix}`);
}

/** The whole words that there is room for; of a first word that is too long its beginning. */
function firstWords(text: string): string {
  const cut = text.slice(0, ROOM + 1);
  const end = cut.length > ROOM ? cut.lastIndexOf(' ') : cut.length;
  return text.slice(0, end > 0 ? end : ROOM).replaceAll(OUTER, '');
}
