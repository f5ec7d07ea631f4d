import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import type * as SuiteStart from '../../emulators/suite/start-suite.ts';
import { openStateFolder } from '../../emulators/suite/state-folders.ts';
import type * as Building from '../building/build-all.ts';
import type * as DemoApis from '../seeding/demo-api.ts';
import { startCompressingProxy, type CompressingProxy } from './compressing-proxy.ts';
import type * as DemoVisit from './demo-visit.ts';
import type { OwnCertificate } from './own-certificate.ts';
import type { DemoIds, Visitor } from './screens.ts';

/** The product as deployed hosting serves it, with the demo data. */
export interface Site {
  proxy: CompressingProxy;
  /** Base URL of the hosting that the proxy stands before. */
  hosting: string;
  api: DemoApis.DemoApi;
  people: () => ReturnType<typeof DemoVisit.signInDemoPeople>;
  ids: DemoIds;
  /** The stored data of the visitor's browser, with a token as of now: measuring everything takes longer than one lasts. */
  storageOf: (visitor: Visitor) => Promise<Record<string, string>>;
  /** Serves pages of another origin like the site's. */
  serveLikewise: (origin: string) => Promise<CompressingProxy>;
  stop: () => Promise<void>;
}

/** Builds and starts the checkout in `folder`, by its own scripts. */
export async function startSite(folder: string, certificate: OwnCertificate): Promise<Site> {
  const own = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href);
  const { buildAll } = (await own('scripts/building/build-all.ts')) as typeof Building;
  const { startSuite } = (await own('emulators/suite/start-suite.ts')) as typeof SuiteStart;
  // An older checkout answers by an older contract, which its own client reads.
  const { createDemoApi } = (await own('scripts/seeding/demo-api.ts')) as typeof DemoApis;
  const { findDemoIds, signInDemoPeople, storageOf } = (await own(
    'scripts/measuring/demo-visit.ts',
  )) as typeof DemoVisit;
  await buildAll();
  const suite = await startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: 'free',
    parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
    importDir: join(folder, 'emulator-data'),
    ...openStateFolder(folder, 'bench'),
  });
  const proxies: CompressingProxy[] = [];
  const serveLikewise = async (origin: string) => {
    const proxy = await startCompressingProxy(origin, suite.urls.storage, certificate);
    proxies.push(proxy);
    return proxy;
  };
  const api = createDemoApi(suite.urls.hosting, suite.urls.auth);
  const people = () => signInDemoPeople(api);
  const { owner, creator } = await people();
  return {
    proxy: await serveLikewise(suite.urls.hosting),
    hosting: suite.urls.hosting,
    api,
    people,
    // The ids of an older checkout may lack the owner's.
    ids: { ...(await findDemoIds(api, owner, creator)), ownerId: owner.uid },
    storageOf: async (visitor) => (visitor === 'visitor' ? {} : storageOf((await people())[visitor])),
    serveLikewise,
    stop: async () => {
      for (const proxy of proxies) proxy.close();
      await suite.stop();
    },
  };
}
