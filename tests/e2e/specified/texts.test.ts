import { expect, test } from '@playwright/test';
import { readRendered, type Rendered } from '../support/rendered.ts';
import { isShown } from './find-text.ts';
import { WHERE_SHOWN } from './where-shown.ts';

// Runs after all journeys, on what they have seen.
let rendered: Rendered[] = [];
test.beforeAll(() => {
  rendered = readRendered();
});

for (const [text, place] of Object.entries(WHERE_SHOWN)) {
  if ('value' in place) continue;
  test(`The product says: ${text}`, () => {
    expect(isShown(text, place, rendered), `whether it stands at ${JSON.stringify(place, showPatterns)}`).toBe(true);
  });
}

function showPatterns(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value;
}
