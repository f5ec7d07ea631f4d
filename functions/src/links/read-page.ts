import {
  SafeFetchError,
  type SafeFetch,
  type SafeFetchFailure,
  type SafeResponse,
} from '../platform/fetching/safe-fetch.ts';

/** An answer, or why there is none. */
export type Attempt = { response: SafeResponse; failure?: never } | { response?: never; failure: SafeFetchFailure };

/** Fetches an address; a failure of the fetch is a value, anything else is thrown on. */
export async function tryFetch(fetch: SafeFetch, url: string): Promise<Attempt> {
  try {
    return { response: await fetch(url) };
  } catch (error) {
    if (error instanceof SafeFetchError) return { failure: error.reason };
    throw error;
  }
}

/** True when the site says for certain that there is nothing at the address. */
export function isGone({ status }: SafeResponse): boolean {
  return status === 404 || status === 410;
}

const META_TAG = /<(?:meta|link)\s([^<>]{1,20000})>/gi;
const ATTRIBUTE = /([a-z:-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/gi;

/** The first content of each `<meta>` (by property, name or itemprop) and `<link itemprop>` of a page, decoded. */
export function readMeta(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, tag = ''] of html.matchAll(META_TAG)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', quoted, single] of tag.matchAll(ATTRIBUTE))
      attributes.set(name.toLowerCase(), quoted ?? single ?? '');
    const key = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop');
    const value = attributes.get('content') ?? attributes.get('href');
    if (key !== undefined && value !== undefined && !found.has(key)) found.set(key, decodeEntities(value));
  }
  return found;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text of an HTML attribute with its character references resolved; unknown ones stay. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The first JSON text `"key":"…"` behind a marker in a page's script; `undefined` when there is none. */
export function readScriptText(html: string, marker: string, key: string): string | undefined {
  const start = html.indexOf(marker);
  if (start < 0) return undefined;
  const match = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.){0,20000}")`).exec(html.slice(start));
  if (!match?.[1]) return undefined;
  try {
    return JSON.parse(match[1]) as string;
  } catch {
    return undefined;
  }
}
