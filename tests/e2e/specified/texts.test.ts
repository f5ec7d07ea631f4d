import { expect, test } from '@playwright/test';
import { readRendered, type Rendered } from '../support/rendered.ts';
import { notShown } from './find-text.ts';
import { WHERE_SHOWN } from './where-shown.ts';

// Runs after all journeys, on what they have seen.
let rendered: Rendered[] = [];
test.beforeAll(() => {
  rendered = readRendered();
});

for (const [text, place] of Object.entries(WHERE_SHOWN)) {
  if ('value' in place) continue;
  test(`The product says: ${text}`, () => {
    const where = String('at' in place ? place.at : place.answerTo);
    expect(notShown(text, place, rendered), `what nothing at ${where} has shown`).toEqual([]);
  });
}
