/** The part of `hosting` in `firebase.json` that says which headers files carry. */
export interface HostingHeaders {
  headers?: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

/** Origins on this machine for which the pages use their own origin or Google when deployed. */
const LOCAL_SOURCES = 'http://127.0.0.1:*';
const WIDENED = ['connect-src', 'img-src', 'media-src'];

/** Lets the pages' Content-Security-Policy reach the emulators; everything else in it stays as it is deployed. */
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
