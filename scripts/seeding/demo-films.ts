import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PALETTES } from './demo-pictures.ts';

/** Films of the demo data: short ones that run in a circle. */
export const FILMS = ['steam', 'rain'] as const;
export type Film = (typeof FILMS)[number];

export const FILM_SIZE = { width: 480, height: 480 };
export const FRAMES_PER_SECOND = 15;
/** In each film. */
export const FRAME_COUNT = 45;

/** Where a film is kept; `npm run films` draws all of them anew. */
export const filmPath = (film: Film): string => join(import.meta.dirname, 'films', `${film}.webm`);

/** A film as a file. */
export async function openFilm(film: Film): Promise<File> {
  return new File([new Uint8Array(await readFile(filmPath(film)))], `${film}.webm`, { type: 'video/webm' });
}

/** What a film shows at `turn` of its circle, from 0 to 1. */
const SCENES: Record<Film, (turn: number) => string> = {
  steam: (turn) => {
    const [ground, shape, light] = PALETTES.ink;
    const wisp = (x: number, ahead: number) => {
      const points = Array.from({ length: 17 }, (_, step) => {
        const sway = Math.sin(2 * Math.PI * (step / 8 + turn + ahead)) * (0.8 + step / 6);
        return `${(x + sway).toFixed(2)} ${44 - step * 2}`;
      });
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${light}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`;
    };
    return (
      `<rect width="100" height="100" fill="${ground}"/><rect y="82" width="100" height="18" fill="${shape}" opacity="0.35"/>` +
      [36, 46, 56].map((x, n) => wisp(x, n / 8)).join('') +
      `<path d="M26 50h40v20a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" fill="${shape}"/>` +
      `<path d="M66 56h6a9 9 0 0 1 0 18h-6" fill="none" stroke="${shape}" stroke-width="5"/>`
    );
  },
  rain: (turn) => {
    const [ground, shape, light] = PALETTES.sea;
    const wheel = (x: number) =>
      `<g transform="translate(${x} 68) rotate(${turn * 120})" fill="none" stroke="${shape}"><circle r="15" stroke-width="4"/>` +
      [0, 60, 120].map((angle) => `<path d="M-15 0H15" stroke-width="1.2" transform="rotate(${angle})"/>`).join('') +
      '</g>';
    const drops = Array.from({ length: 18 }, (_, n) => {
      const y = ((((n * 37) % 100) + turn * 200) % 120) - 20;
      const x = ((n * 61) % 110) + 10 - y * 0.2;
      return `<path d="M${x.toFixed(2)} ${y.toFixed(2)}l-2 10" stroke="${shape}" stroke-width="1.4" stroke-linecap="round" opacity="0.5"/>`;
    });
    const street = Array.from({ length: 6 }, (_, n) => {
      const x = n * 25 - turn * 50 + 25;
      return `<path d="M${x.toFixed(2)} 92h12" stroke="${ground}" stroke-width="2.5" stroke-linecap="round"/>`;
    });
    return (
      `<rect width="100" height="100" fill="${ground}"/><circle cx="76" cy="24" r="11" fill="${light}"/>` +
      `${drops.join('')}<rect y="83" width="100" height="17" fill="${shape}"/>${street.join('')}${wheel(28)}${wheel(74)}` +
      `<path d="M28 68l14-26h22l10 26M42 42l10 26H28M52 68l12-26M64 42l-3-9h9" fill="none" stroke="${light}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M36 40h12" stroke="${shape}" stroke-width="5" stroke-linecap="round"/>`
    );
  },
};

/** All pictures of a film in their order, as SVG. */
export function framesOf(film: Film): string[] {
  const { width, height } = FILM_SIZE;
  return Array.from(
    { length: FRAME_COUNT },
    (_, at) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100">` +
      `${SCENES[film](at / FRAME_COUNT)}</svg>`,
  );
}
