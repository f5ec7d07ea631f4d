import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BROWSER_KNOWN_MS, type BrowserSession } from '../platform/http/browser-session.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** A browser that somebody has signed in from, `knownBrowsers/{hash}`. */
const KnownBrowser = z.object({ uid: z.string(), expiresAt: z.date() });
type KnownBrowser = z.infer<typeof KnownBrowser>;

const idOf = (email: string, fingerprint: string): string =>
  createHash('sha256').update(`${fingerprint} ${email.trim().toLowerCase()}`).digest('hex');

export class KnownBrowsers extends storeOf('knownBrowsers', KnownBrowser) {
  /** True when somebody has signed in with this e-mail from this browser before. Reads 1. */
  async has({ email, fingerprint, now }: { email: string; fingerprint: string; now: Date }): Promise<boolean> {
    const found = await this.find(idOf(email, fingerprint));
    return found !== null && found.expiresAt > now;
  }

  /** Records the browser with a fingerprint as one of the person with an e-mail. Writes 1. */
  putOf(fingerprint: string, { uid, email, now }: { uid: string; email: string; now: Date }): void {
    const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_MS);
    this.writing.set(this.ref(idOf(email, fingerprint)), { uid, expiresAt });
  }

  /** Forgets all browsers of somebody. Reads and writes as many as there are. */
  removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.documents.where('uid', '==', uid));
  }
}

/** Records a browser as one of the person with an e-mail. Writes 1. */
export async function rememberBrowser(
  { db }: { readonly db: Database },
  browser: Pick<BrowserSession, 'remember'>,
  person: { uid: string; email: string; now: Date },
): Promise<void> {
  const fingerprint = browser.remember();
  await unitOfWork({ db }, (tx) => tx.knownBrowsers.putOf(fingerprint, person));
}
