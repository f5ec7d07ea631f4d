import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Films of the demo data, kept in `films/`: short ones that run in a circle. */
export const FILMS = ['steam', 'rain'] as const;
export type Film = (typeof FILMS)[number];

/** A film as a file. */
export async function openFilm(film: Film): Promise<File> {
  const bytes = await readFile(join(import.meta.dirname, 'films', `${film}.webm`));
  return new File([new Uint8Array(bytes)], `${film}.webm`, { type: 'video/webm' });
}
