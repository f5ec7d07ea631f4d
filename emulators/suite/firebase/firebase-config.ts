import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepAssets } from '../keep-assets.ts';
import { reachEmulators, type HostingHeaders } from './local-policy.ts';
import { HOST, type Ports } from '../processes/ports.ts';

interface FirebaseConfig {
  hosting: { public: string } & HostingHeaders;
  emulators: Record<string, unknown>;
}

export interface ConfigOptions {
  withUi: boolean;
  /** Folder to serve instead of the one in `firebase.json`. */
  hostingDir?: string | undefined;
}

/**
 * Writes the Firebase configuration of one run beside `firebase.json`: firebase-tools takes ports only from its config file, and resolves paths relative to it.
 */
export function writeFirebaseConfig(
  root: string,
  runId: string,
  ports: Ports,
  { withUi, hostingDir }: ConfigOptions,
): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const listen = (port: number) => ({ host: HOST, port });
  if (hostingDir !== undefined) config.hosting.public = hostingDir;
  reachEmulators(config.hosting);
  keepAssets(config.hosting, resolve(root, config.hosting.public));
  config.emulators = {
    singleProjectMode: true,
    auth: listen(ports.auth),
    functions: listen(ports.functions),
    firestore: { ...listen(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: listen(ports.storage),
    hosting: listen(ports.hosting),
    eventarc: listen(ports.eventarc),
    tasks: listen(ports.tasks),
    hub: listen(ports.hub),
    logging: listen(ports.logging),
    ui: { ...listen(ports.ui), enabled: withUi },
  };
  const path = join(root, `firebase.run-${runId}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}
