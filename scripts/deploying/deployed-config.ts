import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_DATABASE } from '../../functions/src/platform/config/firestore-database.ts';
import { keepAssets } from '../../emulators/suite/keep-assets.ts';
import type { HostingHeaders } from '../../emulators/suite/firebase/local-policy.ts';

export const DEPLOYED_CONFIG = 'firebase.deploy.json';
const DEPLOYED_STORAGE_RULES = 'storage.deploy.rules';

interface Rewrite {
  source?: string;
  function?: { functionId: string; region?: string; pinTag?: boolean };
}

interface Hosting extends HostingHeaders {
  public: string;
  rewrites?: Rewrite[];
}

interface Configuration {
  hosting: Hosting;
  firestore: { database?: string };
  storage: { rules: string };
}

/**
 * Writes the configuration for the official tool: a sibling of `firebase.json`, because paths are relative to it, with the files of the built client. `pins`
 * binds the pages to the function of their own release. Rules and indexes are those of `database`; a rule of Storage can name a database only as it stands, so
 * a database that is not the default one has a copy of these rules.
 */
export function writeDeployedConfig(
  root: string,
  { pins, database = DEFAULT_DATABASE }: { pins: boolean; database?: string },
): void {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Configuration;
  if (database !== DEFAULT_DATABASE) {
    config.firestore.database = database;
    const rules = readFileSync(join(root, config.storage.rules), 'utf8');
    config.storage.rules = DEPLOYED_STORAGE_RULES;
    writeFileSync(
      join(root, DEPLOYED_STORAGE_RULES),
      rules.replaceAll(`/databases/${DEFAULT_DATABASE}/`, `/databases/${database}/`),
    );
  }
  keepAssets(config.hosting, join(root, config.hosting.public));
  if (pins && config.hosting.rewrites) config.hosting.rewrites = pinFunctions(config.hosting.rewrites);
  writeFileSync(join(root, DEPLOYED_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}

/**
 * Pins the function that answers for hosting. Its rewrites become one, because the tool tags the function once for each pinned rewrite, all at the same time,
 * and of such changes to one service the platform refuses all but the first.
 */
function pinFunctions(rewrites: readonly Rewrite[]): Rewrite[] {
  const [first, ...others] = rewrites.filter((rewrite) => rewrite.function);
  if (!first?.function) return [...rewrites];
  const parts = [first, ...others].map(({ source = '', function: target }) => {
    const [, part] = /^\/(\w+)\/\*\*$/.exec(source) ?? [];
    if (!part || target?.functionId !== first.function?.functionId)
      throw new Error(`The rewrite of ${source} cannot be pinned together with that of ${first.source}.`);
    return part;
  });
  const pinned = { source: `/@(${parts.join('|')})/**`, function: { ...first.function, pinTag: true } };
  return rewrites.flatMap((rewrite) => {
    if (rewrite === first) return [pinned];
    return rewrite.function ? [] : [rewrite];
  });
}
