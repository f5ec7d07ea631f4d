import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Begins the app; without a script of its own it would not be found in the manifest. */
const START = /src\/main\.tsx$/;
/** The screens of people who are not signed in. */
const SIGN_IN = /app\/routes\/(login|register|password-reset|account-action)\.tsx$/;
/** Asks for what a screen shows first, beside its script. */
const FIRST_DATA = /app\/first-data\/[\w-]+\.ts$/;
/** Needed by every screen with a frame, by most people who see it. */
const FRAME = /(app\/shell\/shell|features\/auth\/restore-session|app\/visit\/prepare-return)\.tsx?$/;
/** The library of forms, which screens without one do not wait for. */
const FORMS = /node_modules\/react-hook-form\//;
const SCREEN = /app\/routes\/(?:[\w-]+\/)?[\w-]+\.tsx$/;
/** Code of this many screens is loaded with the first of them. */
const MIN_SCREENS = 3;
/** Code so short, in characters before it is minified, is loaded so by two screens already, unless it needs more that only those two show: a script of its own would cost more. */
const SHORT = 1_000;

/**
 * Returns the script that a module becomes part of, so that every screen is a few scripts of what is used together instead of one for
 * each set of screens that share something; null for what is loaded on demand and leaves the bundler to decide. What a module imports is in
 * its own script or in one that does not import that: scripts in a circle would run one before what it needs.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const info = graph.getModuleInfo(id);
  if (!info || START.test(id) || info.isEntry || isOnlyOnDemand(info)) return null;
  const roots = rootsOf(id, graph);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'first';
  const isOf = (some: RegExp) => roots.some((root) => some.test(root));
  const screens = roots.filter((root) => SCREEN.test(root) && !SIGN_IN.test(root));
  if (isOf(SIGN_IN)) {
    const signIns = roots.filter((root) => SIGN_IN.test(root));
    // One of them alone does not burden the others with what only it shows.
    if (!isOf(FRAME) && !isOf(FIRST_DATA) && screens.length === 0) return signIns.length > 1 ? 'sign-in' : null;
    return isMadeOf(FORMS, id, graph) ? 'forms' : 'first';
  }
  const isOfOneScreen = !isOf(FRAME) && screens.length === 1;
  if (isOf(FIRST_DATA)) return isOfOneScreen ? `${named(screens)}-data` : 'data';
  if (isOf(FRAME)) return 'frame';
  const isForAll =
    screens.length >= MIN_SCREENS ||
    (screens.length === 2 &&
      (info.code?.length ?? SHORT) < SHORT &&
      info.importedIds.every((imported) => chunkOf(imported, graph) !== named(screens)));
  if (isForAll) return isMadeOf(FORMS, id, graph) ? 'screens-with-forms' : 'screens';
  if (screens.length === 0) return null;
  return isOfOneScreen && isInPartsOfOthers(roots, graph) ? `${named(screens)}-and-parts` : named(screens);
}

/** True when a part that is loaded on demand, one of `roots`, belongs to another screen than that among them, which does not have all that this one loads. */
function isInPartsOfOthers(roots: readonly string[], graph: Graph): boolean {
  const parts = roots.filter((root) => !SCREEN.test(root));
  const seen = new Set(parts);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (!SCREEN.test(each))
      [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].forEach((by) => seen.add(by));
  }
  return [...seen].some((each) => SCREEN.test(each) && !roots.includes(each));
}

function named(screens: readonly string[]): string {
  return screens
    .map((screen) => /([\w-]+)\.tsx$/.exec(screen)?.[1])
    .sort()
    .join('-and-');
}

function isOnlyOnDemand({ importers, dynamicImporters }: Rolldown.ModuleInfo): boolean {
  return dynamicImporters.length > 0 && importers.length === 0;
}

/** The modules from which `id` is reached without a dynamic import: entries of the build, and those that are imported dynamically. */
function rootsOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const each of seen) graph.getModuleInfo(each)?.importers.forEach((importer) => seen.add(importer));
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

/** True when `id` is one of `some` or imports one, itself or by what it imports. */
function isMadeOf(some: RegExp, id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const each of seen) graph.getModuleInfo(each)?.importedIds.forEach((imported) => seen.add(imported));
  return [...seen].some((each) => some.test(each));
}

/** Ends a build whose scripts import each other in a circle. */
export function refuseCircles(): Plugin {
  return {
    name: 'doubloon:refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(new Map(scripts.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) throw new Error(`Scripts import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** Returns the scripts on a way back to the first of them, by what each imports, or null when there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const follow = (script: string, way: readonly string[]): string[] | null => {
    if (way.includes(script)) return [...way.slice(way.indexOf(script)), script];
    if (done.has(script)) return null;
    for (const next of imports.get(script) ?? []) {
      const circle = follow(next, [...way, script]);
      if (circle) return circle;
    }
    done.add(script);
    return null;
  };
  for (const script of imports.keys()) {
    const circle = follow(script, []);
    if (circle) return circle;
  }
  return null;
}
