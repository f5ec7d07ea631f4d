/** Filled for each address by the API (loots, stores), or answered by others (`/api`, `/__`): always asked for. */
const ASKED_FOR = /^\/(api|__|loot|store|brand)(\/|$)/;
/** A file, such as `robots.txt`. */
const FILE = /\.[a-z\d]+$/;

/**
 * Returns the address under which a page is kept: one for all that hosting answers from one file, such as every managed loot. Null for what is
 * not kept. Pages hold nothing about a person; their data comes from the API, which is never kept here.
 */
export function pageKey(pathname: string): string | null {
  if (ASKED_FOR.test(pathname) || FILE.test(pathname)) return null;
  const [screen = '', ...below] = pathname.split('/').filter(Boolean);
  return below.length > 0 ? `/${screen}/below` : `/${screen}`;
}

/** True for files of the build that are named by their content: `/assets/login-D-x_3abC.js`. */
export function isNamedByContent(pathname: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8}\.[a-z\d.]+$/.test(pathname);
}

/** Returns the files of the build that a page loads by itself; not those that its styles name, which are loaded for the letters that need them. */
export function filesNamedBy(html: string): string[] {
  const names = html.match(/(?<!url\(["']?)\/assets\/[\w.-]+/g) ?? [];
  return [...new Set(names)].filter(isNamedByContent);
}
