import { z } from 'zod';
import { SENTENCES } from '../shared/sentences.ts';

/** A host with a dot in it, with or without something behind it: an address as people read it to each other. */
const BARE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** An address as somebody has typed it, with `https://` before it when it begins with a host; any other text only loses the blanks around it. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return BARE.test(text) ? `https://${text}` : text;
}

/** The address of a post as entered; the server finds out if it leads to one. */
export const EnteredUrl = z.string().overwrite(withScheme).min(1).max(2000);

/** The address of an account on a platform as entered; the server finds out if it is one. */
export const EnteredAccountUrl = z
  .string(SENTENCES.accountUrl)
  .overwrite(withScheme)
  .min(1, SENTENCES.accountUrl)
  .max(2000);
