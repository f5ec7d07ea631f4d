import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { MAX_SCRIPTS, measureInitialJs, screensOf, sourcesOf } from '../../../web/vite/initial-js.ts';
import { expect, test } from '../support/fixtures.ts';

// Build made by the global setup of these tests; nothing is built twice.
const DIST = join(ROOT, 'web', 'dist');

/** Too heavy for people who sign in, whatever they would be wanted for. */
const NOT_AT_FIRST =
  /node_modules\/(@firebase\/(firestore|storage|database)|reactfire|@stripe|stripe|chart|recharts|d3)/;

/** Loaded once a screen is shown, for people who are signed in. */
const LISTENS = /node_modules\/(@firebase\/firestore|reactfire|rxfire|rxjs)\//;
const UNUSED_SERVICES = /node_modules\/@firebase\/(analytics|database|functions|performance|remote-config|storage)\//;
/** Loaded once a screen is shown. */
const MOVES = /node_modules\/(framer-motion|motion-dom|motion-utils)\/|shared\/motion\/stage/;

test('The first visit of every screen loads no more JavaScript than it may', () => {
  const screens = measureInitialJs(DIST);
  const shown = screens.map(({ screen, brotli }) => `${screen} ${(brotli / 1000).toFixed(1)}`);
  console.log(`measured: JavaScript of first visits in kB of brotli: ${shown.join(', ')}`);
  const tooHeavy = screens.filter(({ brotli, limit }) => brotli > limit);
  expect(tooHeavy.map(({ screen, brotli, limit }) => `${screen}: ${brotli} of ${limit} bytes`)).toEqual([]);
});

test('No screen is cut into more scripts than it may be', () => {
  const tooMany = measureInitialJs(DIST).filter(({ files }) => files.length > MAX_SCRIPTS);
  expect(tooMany.map(({ screen, files }) => `${screen}: ${files.length} of ${MAX_SCRIPTS} scripts`)).toEqual([]);
});

test('The type of every page weighs no more than it may', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/url\(["']?(\/assets\/[\w.-]+\.woff2)/g)].map(([, file = '']) => file));
  expect([...files].map((file) => file.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
    '/assets/fraunces-latin-600',
    '/assets/inter-latin-wght-normal',
    '/assets/inter-latin-ext-wght-normal',
  ]);
  const sizeOf = (some: readonly string[]) => some.reduce((total, file) => total + statSync(join(DIST, file)).size, 0);
  const onlyForTheirLetters = [...files].filter((file) => file.includes('latin-ext'));
  expect(sizeOf([...files].filter((file) => !onlyForTheirLetters.includes(file)))).toBeLessThan(68_000);
  expect(sizeOf(onlyForTheirLetters)).toBeLessThan(90_000);
});

test('Visitors load nothing of databases, charts or payments', () => {
  const login = measureInitialJs(DIST).find(({ screen }) => screen === 'login');
  const sources = sourcesOf(DIST, login?.files ?? []);
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => NOT_AT_FIRST.test(source))).toEqual([]);
});

test('No first visit loads what listens, and nothing is built of what that could speak to besides', () => {
  const firstVisits = measureInitialJs(DIST).flatMap(({ files }) => sourcesOf(DIST, files));
  expect(firstVisits.filter((source) => LISTENS.test(source))).toEqual([]);
  const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const built = sourcesOf(
    DIST,
    scripts.map((file) => `assets/${file}`),
  );
  expect(built.filter((source) => LISTENS.test(source)).length).toBeGreaterThan(2);
  expect(built.filter((source) => UNUSED_SERVICES.test(source))).toEqual([]);
});

test('No first visit loads what moves things', () => {
  const screens = measureInitialJs(DIST);
  expect(screens.length).toBeGreaterThan(20);
  const sources = new Set(screens.flatMap(({ files }) => sourcesOf(DIST, files)));
  expect([...sources].filter((source) => MOVES.test(source))).toEqual([]);
});

test('A screen that is loaded in another way is not overlooked', () => {
  expect(() => screensOf("screen('/a', () => import('./elsewhere/a.tsx'), 'A')")).toThrow('unknown here');
});
