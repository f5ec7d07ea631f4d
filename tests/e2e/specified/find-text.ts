import type { Rendered } from '../support/rendered.ts';

/** Where a specified text is read. */
export type Place =
  /** On the pages whose path matches; `as`: the text with its placeholders filled in, when it has some, in every way that is to be met. */
  | { at: RegExp; as?: RegExp | readonly RegExp[] }
  /** In the message of the API's answer to a call, `METHOD /api/…`. */
  | { answerTo: RegExp }
  /** It is quoted as a value, and nobody reads it; why. */
  | { value: string };

/** The words by which a text is found: its own, or every way in which its placeholders are filled in. */
export function wordingsOf(text: string, place: Place): readonly (string | RegExp)[] {
  return 'as' in place ? [place.as ?? text].flat() : [text];
}

/** The wordings of a text that nothing collected shows where they should be. */
export function notShown(
  text: string,
  place: Exclude<Place, { value: string }>,
  rendered: readonly Rendered[],
): (string | RegExp)[] {
  const where = 'at' in place ? place.at : place.answerTo;
  const there = rendered.filter(({ at }) => where.test(at));
  return wordingsOf(text, place).filter(
    (words) => !there.some((each) => (typeof words === 'string' ? each.text.includes(words) : words.test(each.text))),
  );
}
