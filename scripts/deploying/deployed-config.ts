import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from '../../emulators/suite/keep-assets.ts';
import type { HostingHeaders } from '../../emulators/suite/firebase/local-policy.ts';

export const DEPLOYED_CONFIG = 'firebase.deploy.json';

/** Writes the configuration for the official tool: a sibling of `firebase.json`, because paths are relative to it, with the files of the built client. */
export function writeDeployedConfig(root: string): void {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: HostingHeaders & { public: string };
  };
  keepAssets(config.hosting, join(root, config.hosting.public));
  writeFileSync(join(root, DEPLOYED_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}
