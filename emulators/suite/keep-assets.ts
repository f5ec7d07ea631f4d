import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingHeaders } from './firebase/local-policy.ts';

/** Matches a file of the build whose name contains its content hash: `login-D-x_3abC.js`. */
const NAMED_BY_CONTENT = /-([\w-]{8})\.[a-z0-9.]+$/;

/**
 * Lets browsers cache the files below `assets` of the built client in `folder` for good, but only existing ones. Hosting's headers depend on the address, even
 * if there is no file, and a browser that cached a 404 would miss for a year a file that returns with an earlier build.
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
