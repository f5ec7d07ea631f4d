import { z } from 'zod';

/** Control characters other than tab and line breaks, and marks that reverse the text around them. */
const MISLEADING = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Returns a text without the characters that `optionalText` and `readableText` refuse; they are invisible and often come with pasted text. */
export function withoutMisleading(text: string): string {
  return text.replaceAll(new RegExp(MISLEADING, 'gu'), '');
}

/** Schema of a multi-line text for other people, trimmed; it may be empty. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((text) => !MISLEADING.test(text), 'Control characters are not allowed');
}

/** Schema of a text for people, with at least one visible character; `required` is the refusal of an empty one. */
export function readableText(maxLength: number, required: string) {
  return z
    .string(required)
    .trim()
    .refine((text) => VISIBLE.test(text), { error: required, abort: true })
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((text) => !MISLEADING.test(text), 'Control characters are not allowed');
}

/** Control characters, line separators, and marks that reverse the text around them. */
const MISLEADING_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Schema of a single line for other people, with at least one visible character, and without characters that hide or reverse their surroundings. */
export function readableLine(maxLength: number, required = 'Required') {
  return z
    .string()
    .trim()
    .min(1, { error: required, abort: true })
    .refine((text) => VISIBLE.test(text), { error: required, abort: true })
    .max(maxLength)
    .refine((text) => !MISLEADING_IN_LINE.test(text), 'Control characters are not allowed');
}
