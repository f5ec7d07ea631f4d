/** The headers in the `hosting` section of `firebase.json`. */
export interface HostingHeaders {
  headers?: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

/** Local origins that the pages use instead of Google's or their own. */
const LOCAL_SOURCES = 'http://127.0.0.1:*';
const WIDENED = ['connect-src', 'img-src', 'media-src'];

/** Allows the emulators in the pages' Content-Security-Policy; everything else in it stays as deployed. */
export function reachEmulators(hosting: HostingHeaders): void {
  for (const { headers } of hosting.headers ?? []) {
    for (const header of headers) {
      if (header.key !== 'Content-Security-Policy') continue;
      header.value = header.value
        .split('; ')
        .map((directive) => {
          const [name = ''] = directive.split(' ');
          return WIDENED.includes(name) ? `${directive} ${LOCAL_SOURCES}` : directive;
        })
        .join('; ');
    }
  }
}
