import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createClock } from './clock.ts';
import { type Config, readConfig } from './config/config.ts';
import { SECRET_GROUPS, type SecretGroup } from './config/secret-groups.ts';
import { serviceName } from './config/service-name.ts';
import { openDatabase, type StoreClasses } from './database/database.ts';
import type { Dependencies, Ports } from './dependencies.ts';
import { createLog } from './log.ts';
import { createOwnAppToken } from './identity/app-check.ts';
import { createPostPictureFetch, createSocialFetch } from './fetching/social-fetch.ts';
import { createMailSender } from './mail/send-mail.ts';
import { createKeyGuard } from './pinned-account.ts';
import { createReadCounter } from './provider-reads.ts';
import { messagingOpener } from './push/open-messaging.ts';
import { createPushSender } from './push/send-push.ts';
import { createSearchEngine } from './search/search-engine.ts';
import { createStripeClient } from './stripe-client.ts';

/** The parts that the domains contribute: the stores of their collections, and the ports they offer each other. */
export interface Domains {
  readonly storeClasses: StoreClasses;
  readonly ports: Ports;
}

/** Creates the real dependencies of a process from its configuration. Call it only once per process. */
export function createDependencies(config: Config, { storeClasses, ports }: Domains): Dependencies {
  const app = getApps()[0] ?? initializeApp({ projectId: config.projectId, storageBucket: config.storageBucket });
  const firestore = getFirestore(app, config.firestoreDatabase);
  firestore.settings({ ignoreUndefinedProperties: true });
  const clock = createClock(config.testClockFile);
  const log = createLog(config.logLevel, undefined, { ...config, service: serviceName(process.env) });
  const db = openDatabase(firestore, storeClasses, log);
  if (!config.sendsMail) log.info('MAIL_FROM is not set: no mails are sent');
  return {
    ...ports,
    config,
    db,
    auth: getAuth(app),
    verifyAppToken: (token) => getAppCheck(app).verifyToken(token),
    ownAppToken: createOwnAppToken(config.webAppId, (appId) => getAppCheck(app).createToken(appId), clock, log),
    storage: getStorage(app),
    stripe: createStripeClient(config.stripe, {
      mayAsk: createKeyGuard({ db, clock, log, config }),
      countRead: createReadCounter({ db, clock, log }),
      log,
    }),
    safeFetch: createSocialFetch(config),
    fetchPostPicture: createPostPictureFetch(config),
    sendMail: createMailSender(config.mail, config.outgoingTimeoutMs),
    sendPush: config.push && createPushSender(messagingOpener(config.push)),
    searchEngine: createSearchEngine(config.search, config.outgoingTimeoutMs),
    clock,
    log,
  };
}

let dependencies: Dependencies | undefined;
let domains: Domains | undefined;

/** Sets the process's domain ports, before its first event. */
export function provideDomains(provided: Domains): void {
  domains = provided;
}

/**
 * Returns this process's dependencies, created at the first event with the secrets of these groups: those of its one function, once deployed. Deploying loads the code without its secrets, so a module must not read the environment
 * while it loads.
 */
export function getProcessDependencies(groups: readonly SecretGroup[] = SECRET_GROUPS): Dependencies {
  if (!domains) throw new Error('provideDomains was not called');
  return (dependencies ??= createDependencies(readConfig(process.env, groups), domains));
}

/** Replaces this process's dependencies; `undefined` makes the next event create them again. For tests, whose files share a process. */
export function setProcessDependencies(others: Dependencies | undefined): void {
  dependencies = others;
}
