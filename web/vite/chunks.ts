import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Begins the app; without a script of its own it would not be found in the manifest. */
const START = /src\/main\.tsx$/;
/** The screens of people who are not signed in. */
const SIGN_IN = /app\/routes\/(login|register|password-reset|account-action)\.tsx$/;
/** Needed by every screen with a frame. */
const FRAME = /(app\/shell\/shell|features\/auth\/restore-session)\.tsx?$/;
const PACKAGE = /node_modules\//;
const SCREEN = /app\/routes\/[\w-]+\.tsx$/;
/** Code of this many screens is loaded with the first of them. */
const MIN_SCREENS = 4;

/**
 * Returns the script that a module becomes part of, so that every screen is a few scripts of what is used together instead of one for
 * each set of screens that share something; null for what is loaded on demand and leaves the bundler to decide.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const info = graph.getModuleInfo(id);
  if (!info || START.test(id) || info.isEntry || info.dynamicImporters.length > 0) return null;
  const roots = rootsOf(id, graph);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'first';
  const isOf = (some: RegExp) => roots.some((root) => some.test(root));
  const screens = roots.filter((root) => SCREEN.test(root) && !SIGN_IN.test(root));
  if (isOf(SIGN_IN)) {
    if (!isOf(FRAME) && screens.length === 0) return 'sign-in';
    return screens.length < MIN_SCREENS && PACKAGE.test(id) ? 'forms' : 'base';
  }
  if (isOf(FRAME)) return 'frame';
  if (screens.length >= MIN_SCREENS) return 'screens';
  if (screens.length > 0)
    return screens
      .map((screen) => /([\w-]+)\.tsx$/.exec(screen)?.[1])
      .sort()
      .join('-and-');
  return null;
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
