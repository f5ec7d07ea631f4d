import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingHeaders } from './firebase/local-policy.ts';

/** A file of the build that is named by its content: `login-D-x_3abC.js`. */
const NAMED_BY_CONTENT = /-([\w-]{8})\.[a-z0-9.]+$/;

/**
 * Lets browsers cache the files below `assets` of the built client in `folder` for good, and only existing ones. Hosting's headers go by the address, also
 * where no file is, and a browser that kept a 404 would miss a file for a year that comes back with the build before.
 */
export function keepAssets(hosting: HostingHeaders, folder: string): void {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  const hashes = new Set(readdirSync(assets).flatMap((name) => NAMED_BY_CONTENT.exec(name)?.[1] ?? []));
  if (hashes.size === 0) return;
  (hosting.headers ??= []).push({
    regex: `^/assets/[^/]*-(${[...hashes].sort().join('|')})\\.[a-z0-9.]+$`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
}
