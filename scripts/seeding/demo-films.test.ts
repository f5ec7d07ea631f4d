import { expect, it } from 'vitest';
import { detectType } from '../../functions/src/platform/uploads/file-types.ts';
import { FILMS, openFilm } from './demo-films.ts';

it.each(FILMS)('a film of the demo data is a small WebM file as the product takes it: %s', async (film) => {
  const file = await openFilm(film);
  expect(await detectType(Buffer.from(await file.arrayBuffer()))).toBe('webm');
  expect(file.size).toBeLessThan(60_000);
});
