/** A request to a stand-in site, with the address as the real site would see it. */
export interface SiteRequest {
  host: string;
  path: string;
  query: URLSearchParams;
}

/** The answer of a stand-in site. `location` is an address of this server (`/HOST/PATH`) or, for a hostile redirect, any other. */
export interface SiteAnswer {
  status: number;
  type: 'html' | 'json';
  body: string;
  location?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A picture as a stand-in site sends it. */
export interface PictureAnswer extends Pick<SiteAnswer, 'status' | 'location' | 'headers'> {
  type: 'jpeg';
  body: Buffer;
}

/** Text made safe for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Data made safe to stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface PageParts {
  title: string;
  /** Property to content, written as `<meta property=…>`; keys without a colon as `<meta name=…>`. */
  meta?: Record<string, string>;
  /** Further head or body markup, already safe. */
  markup?: string;
}

/** A 200 HTML page. */
export function page(parts: PageParts): SiteAnswer {
  const metas = Object.entries(parts.meta ?? {}).map(
    ([key, content]) => `<meta ${key.includes(':') ? 'property' : 'name'}="${key}" content="${escapeHtml(content)}">`,
  );
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escapeHtml(parts.title)}</title>${metas.join('')}</head><body><h1>${escapeHtml(parts.title)}</h1>${parts.markup ?? ''}</body></html>`;
  return { status: 200, type: 'html', body };
}

/** The page of a site that has nothing at an address. */
export function notFound(): SiteAnswer {
  return { ...page({ title: "This page isn't available" }), status: 404 };
}

/** A 302 to a path of a stand-in host. */
export function redirectTo(host: string, pathAndQuery: string): SiteAnswer {
  return { status: 302, type: 'html', body: '', location: `/${host}${pathAndQuery}` };
}

/** A JSON answer. */
export function json(status: number, value: unknown): SiteAnswer {
  return { status, type: 'json', body: JSON.stringify(value) };
}
