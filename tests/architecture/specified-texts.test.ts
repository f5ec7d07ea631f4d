import { expect, it } from 'vitest';
import { notShown, wordingsOf } from '../e2e/specified/find-text.ts';
import texts from '../e2e/specified/texts.json' with { type: 'json' };
import { NOT_YET_SHOWN, WHERE_SHOWN } from '../e2e/specified/where-shown.ts';

// `npm run specified-texts` takes them from the documents; tests/e2e/specified looks each up in the rendered product.
it('knows where each text that the specifications quote is read', () => {
  const placed = [...Object.keys(WHERE_SHOWN), ...NOT_YET_SHOWN];
  expect(placed.toSorted()).toEqual(texts.map(({ text }) => text).toSorted());
});

it('names each wording by itself, so that one that is never met fails', () => {
  const wordings = Object.entries(WHERE_SHOWN).flatMap(([text, place]) => wordingsOf(text, place));
  const patterns = wordings.filter((words) => words instanceof RegExp).map(({ source }) => source);
  const inOneOfSeveralWays = /\\.|\(\?[!=]|([|?])/g;
  const ambiguous = patterns.filter((source) => [...source.matchAll(inOneOfSeveralWays)].some(([, sign]) => sign));
  expect(ambiguous).toEqual([]);
});

it('asks for every wording of a text', () => {
  const rendered = [{ at: '/loot-management/cmp_1', text: 'Failed to approve treasure: No' }];
  const place = { at: /^\/loot-management/, as: [/Failed to approve treasure: \S/, /Failed to reject treasure: \S/] };
  expect(notShown('', place, rendered)).toEqual([/Failed to reject treasure: \S/]);
  expect(notShown('', place, [...rendered, { at: '/', text: 'Failed to reject treasure: No' }])).toHaveLength(1);
});
