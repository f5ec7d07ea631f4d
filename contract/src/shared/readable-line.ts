import { z } from 'zod';

/** Control characters, line separators, and marks that reverse the text around them. */
const MISLEADING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** One line that other people read as it is: something visible, nothing that hides or reverses what stands around it. */
export function readableLine(maxLength: number, required = 'Required') {
  return z
    .string()
    .trim()
    .min(1, { error: required, abort: true })
    .refine((text) => VISIBLE.test(text), { error: required, abort: true })
    .max(maxLength)
    .refine((text) => !MISLEADING.test(text), 'Control characters are not allowed');
}
