import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const WEB = resolve(import.meta.dirname, '..');
const APP = resolve(WEB, 'src', 'app');
/** The frame of screens; pages without it are for people who sign in. */
export const SHELL = 'shell/shell.tsx';
/** The files of all screens, below `app`: in `routes`, or in a room of it. */
const ROUTES = readdirSync(resolve(APP, 'routes'), { recursive: true, encoding: 'utf8' }).map(
  (path) => `routes/${path}`,
);

/** The files, below `app`, of a screen: it, and what asks for what it shows first. Throws when there is no such screen. */
export function filesOfScreen(screen: string): readonly string[] {
  const firstData = `first-data/${screen}.ts`;
  const route = ROUTES.find((path) => basename(path) === `${screen}.tsx`);
  if (route === undefined) throw new Error(`There is no screen ${screen}`);
  return [...(existsSync(resolve(APP, firstData)) ? [firstData] : []), route];
}

/** Confirms a stored session. */
const SESSION = '../features/auth/restore-session.ts';
/** Shows what an earlier visit has kept. */
const RETURN = 'visit/prepare-return.ts';
/** The scripts of a screen for people who are signed in. */
const signedIn = (screen: string): readonly string[] => [SHELL, SESSION, RETURN, ...filesOfScreen(screen)];

/** Needed at `/` by people who are signed in. */
export const HOME = signedIn('home');

/**
 * The files that addresses are answered from, but for the landing page: what each lets the browser load early, because it is certain that the page asks
 * for it. `app.html` stands for every address without a file of its own, `404.html` for those where nothing is; `loot.html`, `store.html` and `brand.html` are filled by `functions/src/pages`.
 */
export const PAGE_FILES: Readonly<Record<string, readonly string[]>> = {
  'app.html': [SHELL],
  '404.html': [SHELL],
  'legal.html': [SHELL, 'routes/legal.tsx'],
  'help.html': [SHELL, 'routes/help.tsx'],
  'status.html': [SHELL, 'routes/status.tsx'],
  'login.html': ['routes/login.tsx'],
  'register.html': ['routes/register.tsx'],
  'password-reset.html': ['routes/password-reset.tsx'],
  'account-action.html': ['routes/account-action.tsx'],
  'dashboard.html': signedIn('dashboard'),
  'marketplace.html': signedIn('marketplace'),
  'creators.html': signedIn('creators'),
  'create-loot.html': signedIn('create-loot'),
  'loot-management.html': signedIn('loot-management'),
  'managed-loot.html': signedIn('managed-loot'),
  'applications.html': signedIn('applications'),
  'own-applications.html': signedIn('own-applications'),
  'approved-projects.html': signedIn('approved-projects'),
  'approved-project.html': signedIn('approved-project'),
  'payouts.html': signedIn('payouts'),
  'my-store.html': signedIn('store'),
  'profile.html': signedIn('profile'),
  'messages.html': signedIn('messages'),
  'admin.html': signedIn('admin'),
  'payment-success.html': signedIn('payment-success'),
  'stripe-success.html': signedIn('stripe-success'),
  'loot.html': [SHELL, ...filesOfScreen('loot')],
  'store.html': [SHELL, ...filesOfScreen('store')],
  'brand.html': [SHELL, ...filesOfScreen('brand')],
};

/** The file of a page, among those that it loads early, that asks for what its screen shows first; undefined where none does. */
export const firstDataOf = (files: readonly string[]): string | undefined =>
  files.find((file) => file.startsWith('first-data/'));

interface Rewrite {
  source?: string;
  destination?: string;
}

/** The address that hosting answers from a page file, with `*` for a part of any name; `/` for files that stand for several screens. */
export function addressOf(file: string): string {
  const { hosting } = JSON.parse(readFileSync(resolve(WEB, '..', 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  };
  const filled = `/${file.replace('.html', '')}/**`;
  const named = hosting.rewrites.filter(({ source, destination }) =>
    destination ? destination === `/${file}` : source === filled,
  );
  return named[0]?.source?.replace('**', '*') ?? '/';
}

/** The scripts, by their paths in the build, that modules below `app` need before they can run. Throws when the build has no chunk for one. */
export function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const collect = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(collect);
  };
  for (const module of modules) {
    const id = resolve(APP, module);
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
    if (!chunk) throw new Error(`The build has no chunk for ${id}`);
    collect(chunk.fileName);
  }
  return [...found];
}
