import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FieldValue } from '@google-cloud/firestore';
import { MAX_OWN_SESSIONS } from '@doubloon/contract/auth/own-session.ts';
import { BROWSER_KNOWN_MS, type BrowserSession } from '../platform/http/calling-browser.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isContended } from '../platform/database/grpc-status.ts';
import { GIVES_UP_SOON } from '../platform/database/transact.ts';
import { recordSharedDevice } from './shared-devices.ts';

/** A browser that somebody has signed in from, `knownBrowsers/{hash}`. */
const KnownBrowser = z.object({
  uid: z.string(),
  expiresAt: z.date(),
  /** The last sign-in; null if the browser is known by a mailed link, or since before this was kept. */
  signedInAt: z.date().nullable().default(null),
  /** The browser and its system (`browserName`). */
  name: z.string().nullable().default(null),
  /** The fingerprint of the browser (`BrowserSession`). */
  device: z.string().nullable().default(null),
});
type KnownBrowser = z.infer<typeof KnownBrowser>;

const idOf = (email: string, fingerprint: string): string =>
  createHash('sha256').update(`${fingerprint} ${email.trim().toLowerCase()}`).digest('hex');

export class KnownBrowsers extends storeOf('knownBrowsers', KnownBrowser, undefined, { of: 'uid' }) {
  /** True when somebody has signed in with this e-mail from this browser before. Reads 1. */
  async has({ email, fingerprint, now }: { email: string; fingerprint: string; now: Date }): Promise<boolean> {
    const found = await this.find(idOf(email, fingerprint));
    return found !== null && found.expiresAt > now;
  }

  /** Records a browser as one of the person with an e-mail; one that was signed in to stays so. Reads 1 unless it signs in, writes 1. */
  async remember(
    { device, name }: { device: string; name: string | null },
    { uid, email, now }: { uid: string; email: string; now: Date },
    { signsIn }: { readonly signsIn: boolean },
  ): Promise<void> {
    const id = idOf(email, device);
    const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_MS);
    const before = signsIn ? null : await this.find(id);
    const kept = before?.uid === uid ? before.signedInAt : null;
    this.put({ uid, expiresAt, signedInAt: signsIn ? now : kept, name, device }, id);
  }

  /** The browsers in which a person has signed in, the latest first. Reads 50 at most. */
  async findSignedIn(uid: string): Promise<(KnownBrowser & { readonly signedInAt: Date })[]> {
    const latest = await this.all(this.of(uid).orderBy('expiresAt', 'desc').limit(MAX_OWN_SESSIONS));
    return latest.flatMap((browser) => (browser.signedInAt ? [{ ...browser, signedInAt: browser.signedInAt }] : []));
  }
}

/**
 * Records a browser as one of the person with an e-mail, who signs in or has opened a mailed link, where they did so, and who else has used it. Reads 102 at most,
 * writes 53 at most.
 */
export async function rememberBrowser(
  { db }: { readonly db: Database },
  browser: Pick<BrowserSession, 'remember' | 'name' | 'network'>,
  person: { uid: string; email: string; now: Date },
  how: { readonly signsIn: boolean },
): Promise<void> {
  const fingerprint = browser.remember();
  await unitOfWork({ db }, async (tx) => {
    await tx.knownBrowsers.remember({ device: fingerprint, name: browser.name }, person, how);
    tx.signInTraits.putOf({ ...person, device: fingerprint, network: browser.network });
  });
  await recordSharedDevice({ db }, { ...person, device: fingerprint });
}

const AttemptCounter = z.object({ failures: z.int(), lastFailureAt: z.date(), expiresAt: z.date() });
type AttemptCounter = z.infer<typeof AttemptCounter>;

/** Failures of a network with one e-mail, and with all of them, that cost no pause yet. */
const FREE_FAILURES = 5;
const FREE_FAILURES_OF_NETWORK = 20;
/** Failures with one e-mail from anywhere, after which an unknown browser has to be shown to be the person's. */
export const FAILURES_UNTIL_MAIL = 20;
/** Failures after which a known browser counts as an unknown one for an hour. */
export const FREE_FAILURES_OF_KNOWN_BROWSER = 10;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
const MAX_PAUSE_MS = 15 * 60 * 1000;

/** An attempt to sign in: the e-mail, the network, and the fingerprint of the browser when it has one. */
interface Attempt {
  readonly email: string;
  readonly network: string;
  readonly fingerprint: string | null;
}

/** A counter that an attempt has counted up, when, and its last failure before; null for the first. */
interface CountedUp {
  readonly counter: string;
  readonly at: Date;
  readonly lastFailureBefore: Date | null;
}

/** The answer to an attempt: a pause, or the check of its password; then `mailNeeded` says that the password alone lets nobody in. */
type Admission = { readonly waitMs: number } | Admitted;

interface Admitted {
  readonly waitMs: 0;
  readonly mailNeeded: boolean;
  readonly byKnownBrowser: boolean;
  readonly countedUp: readonly CountedUp[];
}

// Hashed: a name that need not exist here should not be collected here.
const counterOf = (...what: string[]): string =>
  createHash('sha256').update(what.join(' ').trim().toLowerCase()).digest('hex');

function countersOf({ email, network, fingerprint }: Attempt) {
  const bare = email.trim();
  return {
    pair: counterOf('network', network, 'with', bare),
    network: counterOf('network', network),
    email: counterOf(bare),
    browser: counterOf('browser', fingerprint ?? 'none', 'with', bare),
  };
}

/** Milliseconds to wait after so many failures: none for the first five, then 1 s doubling up to 15 minutes. */
export function pauseMs(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), MAX_PAUSE_MS);
}

interface Counted {
  readonly failures: number;
  readonly sinceLastMs: number;
  readonly lastFailureAt: Date | null;
}

function countedUntil(now: Date, before: AttemptCounter | null): Counted {
  const sinceLastMs = before ? now.getTime() - before.lastFailureAt.getTime() : Infinity;
  const failures = before && sinceLastMs < FORGOTTEN_AFTER_MS ? before.failures : 0;
  return { failures, sinceLastMs, lastFailureAt: before?.lastFailureAt ?? null };
}

export class SignInAttempts extends storeOf('signInAttempts', AttemptCounter) {
  /** True when an attempt comes from a browser that is known to the e-mail's person and has not failed too often itself. Reads 2 at most. */
  async isByKnownBrowser(attempt: Attempt, now: Date): Promise<boolean> {
    return (await this.#failuresOfKnown(attempt, now)) !== null;
  }

  /** The failures of a browser that counts as known; null of any other. */
  async #failuresOfKnown(attempt: Attempt, now: Date): Promise<Counted | null> {
    const { email, fingerprint } = attempt;
    if (fingerprint === null || !(await new KnownBrowsers(this.session).has({ email, fingerprint, now }))) return null;
    const own = countedUntil(now, await this.find(countersOf(attempt).browser));
    return own.failures < FREE_FAILURES_OF_KNOWN_BROWSER ? own : null;
  }

  /** Lets an attempt have its password checked, or wait, and counts an allowed one as failed; see `beginAttempt`. Reads 5 at most, writes 3 at most. */
  async admit(attempt: Attempt, now: Date): Promise<Admission> {
    const counters = countersOf(attempt);
    const read = async (name: keyof typeof counters): Promise<Counted> =>
      countedUntil(now, await this.find(counters[name]));
    const oneMore = (name: keyof typeof counters, { failures, lastFailureAt }: Counted): CountedUp => {
      const counter = counters[name];
      const expiresAt = new Date(now.getTime() + FORGOTTEN_AFTER_MS);
      this.put({ failures: failures + 1, lastFailureAt: now, expiresAt }, counter);
      return { counter, at: now, lastFailureBefore: lastFailureAt };
    };
    const own = await this.#failuresOfKnown(attempt, now);
    if (own) {
      return { waitMs: 0, mailNeeded: false, byKnownBrowser: true, countedUp: [oneMore('browser', own)] };
    }
    const [pair, network, everywhere] = await Promise.all([read('pair'), read('network'), read('email')]);
    const waitMs = Math.max(
      pauseMs(pair.failures) - pair.sinceLastMs,
      pauseMs(network.failures - FREE_FAILURES_OF_NETWORK + FREE_FAILURES) - network.sinceLastMs,
    );
    if (waitMs > 0) return { waitMs };
    const countedUp = [oneMore('pair', pair), oneMore('network', network), oneMore('email', everywhere)];
    return { waitMs: 0, mailNeeded: everywhere.failures >= FAILURES_UNTIL_MAIL, byKnownBrowser: false, countedUp };
  }

  /**
   * Takes back an attempt that was not a guess. Other failures stay, except those of its network and its browser with this e-mail. Writes 4
   * at most.
   */
  forget(attempt: Attempt, byKnownBrowser: boolean): void {
    const { pair, browser, network, email } = countersOf(attempt);
    for (const counter of [pair, browser]) this.remove(counter);
    if (!byKnownBrowser) this.#countDown(network, email);
  }

  /**
   * Takes back an attempt that has not come to an end, with the pause that would have followed it; nothing else is forgotten. Reads and writes 3 at most.
   */
  async takeBack({ countedUp }: Pick<Admitted, 'countedUp'>): Promise<void> {
    const stored = await this.findEach(countedUp.map(({ counter }) => counter));
    for (const [index, { counter, at, lastFailureBefore }] of countedUp.entries()) {
      const { failures, lastFailureAt } = stored[index] ?? { failures: 0 };
      // Another sign-in may have removed it meanwhile, or failed.
      if (failures < 1) continue;
      const isLast = lastFailureAt?.getTime() === at.getTime();
      const before = isLast && lastFailureBefore ? { lastFailureAt: lastFailureBefore } : {};
      this.update(counter, { failures: failures - 1, ...before });
    }
  }

  #countDown(...counters: string[]): void {
    const oneLess = { failures: FieldValue.increment(-1) };
    for (const counter of counters) this.writing.update(this.ref(counter), oneLess);
  }

  /** Forgets the failed attempts at a password that has been replaced, and those of a network with the e-mail. Writes 3. */
  forgetFailed(attempt: Attempt): void {
    const { pair, browser, email } = countersOf(attempt);
    for (const counter of [pair, browser, email]) this.remove(counter);
  }
}

/**
 * Lets an attempt have its password checked, or wait. A network waits for its own failures, an e-mail never for those of others, and a known browser not at
 * all. An allowed one counts as failed from the start, so that many at once are no way around the pause; failures more than an hour apart start afresh. Reads 5
 * at most, writes 3 at most.
 */
export async function beginAttempt({ db }: { readonly db: Database }, attempt: Attempt, now: Date): Promise<Admission> {
  try {
    return await unitOfWork({ db }, (tx) => tx.signInAttempts.admit(attempt, now), GIVES_UP_SOON);
  } catch (error) {
    // So many tries at once that the database gave up on this one.
    if (isContended(error)) return { waitMs: 1000 };
    throw error;
  }
}
