import type { Rendered } from '../support/rendered.ts';

/** Where a specified text is read. */
export type Place =
  /** On the pages whose path matches; `as`: the text with its placeholders filled in, when it has some. */
  | { at: RegExp; as?: RegExp }
  /** In the message of the API's answer to a call, `METHOD /api/…`. */
  | { answerTo: RegExp; as?: RegExp }
  /** It is quoted as a value, and nobody reads it; why. */
  | { value: string };

/** Whether something collected shows the text where it should be. */
export function isShown(
  text: string,
  place: Exclude<Place, { value: string }>,
  rendered: readonly Rendered[],
): boolean {
  const where = 'at' in place ? place.at : place.answerTo;
  const reads = place.as ?? text;
  return rendered.some(
    (each) => where.test(each.at) && (typeof reads === 'string' ? each.text.includes(reads) : reads.test(each.text)),
  );
}
