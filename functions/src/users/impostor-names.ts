import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import unhomoglyph from 'unhomoglyph';

/** No name may hold it: whoever carries it is taken for the product. */
const BRAND = 'doubloon';
/** A name with one of these words is taken for somebody who may decide about others. */
const OFFICES = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'sysadmin',
  'superuser',
];
/** A name of nothing but these, or of one with the fillers below, is taken for an office. */
const DESKS = [
  ...['abuse', 'billing', 'compliance', 'escrow', 'finance', 'helpdesk', 'help', 'legal', 'mod', 'official', 'payment'],
  ...['payments', 'payout', 'payouts', 'police', 'refund', 'refunds', 'root', 'security', 'staff', 'stripe', 'support'],
  ...['system', 'trust', 'verification', 'verified', 'webmaster', 'postmaster'],
];
const FILLERS = [
  ...[
    'a',
    'account',
    'accounts',
    'and',
    'care',
    'center',
    'centre',
    'chat',
    'client',
    'creator',
    'customer',
    'department',
  ],
  ...[
    'desk',
    'live',
    'marketplace',
    'of',
    'online',
    'our',
    'platform',
    'safety',
    'service',
    'services',
    'team',
    'the',
    'user',
  ],
];
/** Nobody's name: what stands where there is nobody. */
const NOBODY = ['anonymous', DELETED_USER_NAME, 'everybody', 'everyone', 'nobody', 'null', 'undefined', 'unknown user'];

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * What a text looks like, for comparing with what another looks like (the skeleton of Unicode's UTS 39): without accents, capitals and what cannot be
 * seen, homoglyphs and digits as the letters they are read as. Not for people to read.
 */
function lookOf(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Twice, because capitals and small letters look like different ones.
  const small = unhomoglyph(unhomoglyph(bare).normalize('NFKD').toLowerCase()).toLowerCase();
  return small
    .replaceAll(/[34570@$]/g, (sign) => DIGITS_AS_LETTERS[sign] ?? sign)
    .replaceAll('0', 'o')
    .replaceAll(/[i1|!]/g, 'l')
    .replaceAll(/\p{M}/gu, '');
}

const looksOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(lookOf));
const [brand, offices, desks, fillers, nobody] = [
  lookOf(BRAND),
  looksOf(OFFICES),
  looksOf(DESKS),
  looksOf(FILLERS),
  looksOf(NOBODY),
];

/**
 * Whether a name would pass for the product, its staff or nobody at all, however it is written: with letters of other alphabets, digits,
 * accents, dots or spaces between. Pure.
 */
export function passesForStaff(name: string): boolean {
  const look = lookOf(name);
  const words = look.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const together = words.join('');
  if (together.includes(brand) || nobody.has(words.join(' ')) || nobody.has(together)) return true;
  if ([...words, together].some((word) => offices.has(word) || (desks.has(word) && words.length <= 1))) return true;
  return words.some((word) => desks.has(word)) && words.every((word) => desks.has(word) || fillers.has(word));
}

const SCRIPTS_THAT_LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Emoji are joined by characters that cannot be seen, and some scripts need them between letters. */
const JOINED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200D\uFE0F]|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200C\u200D]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/u;

/**
 * Whether a name is made to be taken for another one: with characters that cannot be seen, or a word with letters of alphabets that look
 * alike. Pure.
 */
export function hidesWhatItIs(name: string): boolean {
  if (UNSEEN.test(name.replaceAll(JOINED, ''))) return true;
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => SCRIPTS_THAT_LOOK_ALIKE.filter((script) => script.test(word)).length > 1);
}
