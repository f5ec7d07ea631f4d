import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { invalidField } from '../platform/app-error.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first new password comes, because most instances never see one. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** A text as a guess would begin with it: without capitals, and the digits and signs that people put around a word. */
const coreOf = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** True for a text that counts up or down, such as `0987654321`, or that one part of at most half its length repeats. */
function isPattern(text: string): boolean {
  const backwards = [...text].reverse().join('');
  if (SEQUENCES.some((sequence) => sequence.includes(text) || sequence.includes(backwards))) return true;
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return periods.some((period) => text.slice(period) === text.slice(0, -period));
}

/**
 * Throws `invalid_input` for a new password that counts or repeats itself, also with signs around it, and for one that is among the 49,000 most used ones,
 * however it is capitalised, also when it is one of them with digits and signs around it that make it at most twice as long.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= loadCommon();
  const used = await common;
  const core = coreOf(password);
  const isPadded = 2 * core.length >= password.length && used.has(core);
  const bare = password.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const isPlain = 2 * bare.length >= password.length && isPattern(bare);
  if (!isPadded && !isPlain && !used.has(password.toLowerCase())) return;
  throw invalidField('body.password', SENTENCES.commonPassword);
}

/**
 * Throws `invalid_input` for a new password that is nothing but one of its person's `words` (e-mail, names) or the product's name, with or without digits
 * around it.
 */
export function refuseOwnPassword(password: string, words: readonly (string | null)[]): void {
  const known = [...words, ...words.map((word) => word?.split('@')[0] ?? null), 'doubloon'];
  const core = coreOf(password);
  if (core === '' || known.every((word) => word === null || coreOf(word) !== core)) return;
  throw invalidField('body.password', SENTENCES.ownPassword);
}
