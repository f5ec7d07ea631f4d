import { z } from 'zod';
import { SENTENCES } from '../shared/sentences.ts';

/** Matches a host with a dot in it, with or without a path: an address as people say it. */
const BARE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** Returns a typed address with `https://` in front if it begins with a host; any other text is only trimmed. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return BARE.test(text) ? `https://${text}` : text;
}

/** A typed address of a post; the server checks whether it leads to one. */
export const EnteredUrl = z.string().overwrite(withScheme).min(1).max(2000);

/** A typed address of an account on a platform; the server checks whether it is one. */
export const EnteredAccountUrl = z
  .string(SENTENCES.accountUrl)
  .overwrite(withScheme)
  .min(1, SENTENCES.accountUrl)
  .max(2000);
