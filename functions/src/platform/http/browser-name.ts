type Names = readonly (readonly [RegExp, string])[];

/** The first match counts: most browsers also claim to be others, and the others do not claim to be them. */
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns the browser and the system that a `User-Agent` header names, such as "Firefox on Windows", or the one that is recognised; null if neither is. Made of
 * fixed words, so that nothing of the header is shown to anybody.
 */
export function browserName(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, 512) ?? '';
  const known = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' on ');
}
