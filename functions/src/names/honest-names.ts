import unhomoglyph from 'unhomoglyph';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { invalidField } from '../platform/app-error.ts';

/** The name of the product. Nobody may have it in theirs, as they would be taken for the product. */
const BRAND = 'doubloon';
/** Words whose bearer would be taken for staff, or for somebody verified by the product. */
const OFFICES = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'moderator',
  'moderators',
  'sysadmin',
  'superuser',
  'verified',
  ...['official', 'noreply', 'donotreply'],
  // Malay and Indonesian, Tamil, Russian
  ...['pentadbir', 'rasmi', 'resmi', 'நிர்வாகி', 'அதிகாரப்பூர்வ', 'модератор', 'администратор', 'админ', 'официальный'],
];
/** Offices in languages that write no spaces between words, so that they are looked for anywhere. */
const OFFICES_ANYWHERE = [
  '客服',
  '官方',
  '管理员',
  '管理員',
  '版主',
  '技术支持',
  '技術支援',
  '公式',
  '運営',
  '관리자',
  '고객센터',
];
/** A name of nothing but these, or of one with the fillers below, is taken for an office. */
const DESKS = [
  ...['abuse', 'administration', 'billing', 'compliance', 'customer', 'escrow', 'finance', 'helpdesk', 'help', 'legal'],
  ...[
    'manager',
    'marketplace',
    'mod',
    'moderation',
    'payment',
    'payments',
    'payout',
    'payouts',
    'platform',
    'police',
    'postmaster',
    'refund',
  ],
  ...['refunds', 'root', 'safety', 'security', 'staff', 'stripe', 'support', 'system', 'trust', 'verification'],
  'webmaster',
  ...[
    'account',
    'accounts',
    'appeal',
    'appeals',
    'chargeback',
    'chargebacks',
    'dispute',
    'disputes',
    'fraud',
    'kyc',
    'notification',
  ],
  ...['notifications', 'risk'],
  // Malay and Indonesian, Tamil, Russian
  ...['bantuan', 'dukungan', 'sokongan', 'ஆதரவு', 'поддержка'],
];
const FILLERS = [
  ...['a', 'agent', 'alert', 'alerts', 'and', 'assistant', 'bot', 'care', 'center', 'centre'],
  ...['chat', 'client', 'community', 'creator', 'department', 'dept', 'desk', 'hotline', 'hq', 'live', 'loot', 'loots'],
  ...['notice', 'of', 'office', 'officer', 'online', 'our', 'pay', 'representative', 'service', 'services', 'team'],
  ...['the', 'user'],
  ...['asia', 'automated', 'global', 'international', 'it', 'message', 'messages', 'operations', 'ops', 'pelanggan'],
  ...['reply', 'review', 'reviews', 'secure', 'sg', 'singapore', 'specialist', 'success', 'tech', 'technical'],
  ...['worldwide', 'служба'],
  // Services that the product works with.
  ...PLATFORM_IDS,
  ...['google', 'meta', 'paynow', 'rednote', 'x'],
];
/** Words for the people of an office: behind the word of a desk the name passes for theirs, whatever else is in it. */
const RANKS = ['agent', 'department', 'dept', 'desk', 'hotline', 'officer', 'representative', 'specialist', 'team'];

/** Words that programs show where there is nobody. */
const NOBODY = [
  'anonymous',
  'deleted',
  'deleted account',
  DELETED_USER_NAME,
  'everybody',
  'everyone',
  'nobody',
  'null',
  'undefined',
  'unknown user',
];

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '@': 'a', $: 's', '¤': 'o' },
};

/** Letters of which the table of homoglyphs knows nothing, or another look: small capitals, turned ones, Cyrillic, circles and bars. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ...pairs('◯○●⊙◉◎⭕⚪⚫⚬ʘ丨\u1175⎸˥Ꝺꝺ', 'ooooooooooolllldd'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('ɐɔǝɟɥɯɹʇʌʍʎƅꭺ\u110b¡ꝉ╽', 'aoefhmrtvwybaoill'),
  ...pairs('вкмнпт', 'bkmhnt'),
  ...pairs('⓿₿♭£₤℩ʊðÐ', 'obblliudd'),
};

function pairs(signs: string, letters: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign, index) => [sign, letters.charAt(index)]));
}

/** Where the 26 letters begin that stand white on black in circles and squares, and those that flags are written with. */
const FRAMED_LETTERS = [0x1f150, 0x1f170, 0x1f1e6];

function withoutFrame(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FRAMED_LETTERS.find((start) => code >= start && code < start + 26);
  return first === undefined ? sign : String.fromCodePoint(0x61 + code - first);
}

/**
 * Returns a form of a text that is equal for texts that look alike (the skeleton of Unicode's UTS 39): without accents, capitals and invisible characters, with
 * homoglyphs and digits as the letters they look like. Not for people to read.
 */
function lookOf(text: string): string {
  const bare = text
    .normalize('NFKD')
    // The last one lengthens Arabic letters.
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .replaceAll(/[\u{1f150}-\u{1f1ff}]/gu, withoutFrame);
  // Twice, because capitals and small letters look like different ones.
  const plain = [...bare].map((sign) => OTHER_LETTERS[sign] ?? sign).join('');
  const small = unhomoglyph(unhomoglyph(plain).normalize('NFKD').toLowerCase()).toLowerCase();
  return [...small]
    .map((sign) => DIGITS_AS_LETTERS[sign] ?? sign)
    .join('')
    .replaceAll(/[i1|!]/g, 'l')
    .replaceAll(/\p{M}/gu, '');
}

/** The look of the product's name, also with some of its letters repeated. */
const BRANDED = new RegExp([...lookOf(BRAND)].map((letter) => `${letter}+`).join(''));
/** Signs that are round, which only in the product's name are surely meant as letters: brackets, bullets, coins, the Chinese box. */
const ROUND = /\(\)|\[\]|[°•∘∙◦囗口ロ🪙🔴🔵🟠-🟤]/gu;
const looksOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(lookOf));
const [offices, desks, fillers, nobody] = [looksOf(OFFICES), looksOf(DESKS), looksOf(FILLERS), looksOf(NOBODY)];
const [officesAnywhere, ranks, from] = [OFFICES_ANYWHERE.map(lookOf), looksOf(RANKS), lookOf('from')];

/**
 * The product's sign of verified people, which no name may contain: every character that Unicode 14 names a check mark or a box with a check, the root and the
 * Tai Viet letter that look like one, and the blocks of the two for old numbers and terminals, which no name is written with.
 */
const CHECK_MARK =
  /[\u221a\u237b\u2611\u2705\u2713\u2714\uaa9c\u{10100}-\u{1013f}\u{1f5f8}\u{1f5f9}\u{1d93f}-\u{1d941}\u{1d977}\u{1fb00}-\u{1fbff}]/u;

/**
 * Patterns for other ways to read a name, with what is read in their place: digits and bars behind letters, before them or alone count as nothing (`admin2`,
 * `Help!`), a capital begins a word, strokes and pairs of letters are the letter that they look like.
 */
const READINGS: readonly [RegExp, string][] = [
  [/[\p{N}|!¡]+(?!\p{L})/gu, ' '],
  [/(?<!\p{L})[\p{N}|!¡]+/gu, ' '],
  [/(?<=\p{Ll})(?=\p{Lu})/gu, ' '],
  [/[/\\]/g, 'l'],
  [/cl/gi, 'd'],
];

/**
 * True when a name would pass for the product, its staff, somebody verified or nobody at all, however it is written: with letters of other
 * alphabets, digits, accents, dots or spaces between. Pure.
 */
export function passesForStaff(name: string): boolean {
  if (CHECK_MARK.test(name) || isBranded(name.replaceAll(ROUND, 'o'))) return true;
  return [name, ...READINGS.map(([sign, reading]) => name.replaceAll(sign, reading))].some(looksLikeStaff);
}

const wordsOf = (look: string): string[] => look.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const isBranded = (name: string): boolean => BRANDED.test(wordsOf(lookOf(name)).join(''));

/** True of the look of a word that says with its neighbour of which office somebody is: `Support Agent`, `from Support`. */
function isRankOrOrigin(word: string, at: number, words: readonly string[]): boolean {
  if (ranks.has(word)) return desks.has(words[at - 1] ?? '');
  return word === from && desks.has(words[at + 1] ?? '') && words.length === at + 2;
}

function looksLikeStaff(name: string): boolean {
  const words = wordsOf(lookOf(name));
  const together = words.join('');
  if (officesAnywhere.some((office) => together.includes(office)) || words.some(isRankOrOrigin)) return true;
  if (BRANDED.test(together) || nobody.has(words.join(' ')) || nobody.has(together)) return true;
  if ([...words, together].some((word) => offices.has(word) || (desks.has(word) && words.length <= 1))) return true;
  return words.some((word) => desks.has(word)) && words.every((word) => desks.has(word) || fillers.has(word));
}

const LATIN = /\p{Script=Latin}/u;
/** Letters of all scripts but those that are written beside Latin letters in one word (UTS 39, "highly restrictive"). */
const NEVER_BESIDE_LATIN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
const SCRIPTS_THAT_LOOK_ALIKE = [
  ...[/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Cherokee}/u, /\p{Script=Coptic}/u, /\p{Script=Lisu}/u],
];
function mixesScripts(word: string): boolean {
  if (LATIN.test(word) && NEVER_BESIDE_LATIN.test(word)) return true;
  return SCRIPTS_THAT_LOOK_ALIKE.filter((script) => script.test(word)).length > 1;
}

/** Five marks on one letter, more than any language has: they cover the lines above and below. */
const STACKED = /\p{M}{5}/u;

/** Emoji are joined by characters that cannot be seen, and some scripts need them between letters. */
const JOINED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200D\uFE0F]|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200C\u200D]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/u;

/**
 * True when a name is made to be taken for another one, or to hide others: with characters that cannot be seen, heaps of marks, or a word
 * with letters of two alphabets. Pure.
 */
export function hidesWhatItIs(name: string): boolean {
  if (UNSEEN.test(name.replaceAll(JOINED, '')) || STACKED.test(name)) return true;
  return name.split(/[^\p{L}\p{M}]+/u).some(mixesScripts);
}

/** True when somebody may be called so: it neither passes for the product or its staff nor hides characters. */
export const isHonestName = (name: string): boolean => !passesForStaff(name) && !hidesWhatItIs(name);

/** Refuses a name that could deceive its readers. Throws `invalid_input` naming `field`. */
export function requireHonestName(name: string, field: string): void {
  if (hidesWhatItIs(name)) {
    throw invalidField(field, 'Please use one alphabet in a word, and no characters that cannot be seen');
  }
  if (passesForStaff(name)) throw invalidField(field, 'This name is reserved. Please choose another one.');
}
