import { expect, it } from 'vitest';
import texts from '../e2e/specified/texts.json' with { type: 'json' };
import { NOT_YET_SHOWN, WHERE_SHOWN } from '../e2e/specified/where-shown.ts';

// `npm run specified-texts` takes them from the documents; tests/e2e/specified looks each up in the rendered product.
it('knows where each text that the specifications quote is read', () => {
  const placed = [...Object.keys(WHERE_SHOWN), ...NOT_YET_SHOWN];
  expect(placed.toSorted()).toEqual(texts.map(({ text }) => text).toSorted());
});
