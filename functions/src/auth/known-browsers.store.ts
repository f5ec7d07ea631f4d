import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { collection } from '../platform/collection.ts';
import { BROWSER_KNOWN_MS, type BrowserSession } from '../platform/browser-session.ts';
import { deleteDocuments } from '../platform/each-document.ts';

/** A browser that somebody has signed in from, `knownBrowsers/{hash}`. */
const KnownBrowser = z.object({ uid: z.string(), expiresAt: z.date() });

const knownBrowsers = (db: Firestore) => collection(db, COLLECTIONS.knownBrowsers, KnownBrowser);

const idOf = (email: string, fingerprint: string): string =>
  createHash('sha256').update(`${fingerprint} ${email.trim().toLowerCase()}`).digest('hex');

/** Whether somebody has signed in with this e-mail from this browser before. Reads 1. */
export async function isKnownBrowser(
  transaction: Transaction,
  db: Firestore,
  { email, fingerprint, now }: { email: string; fingerprint: string; now: Date },
): Promise<boolean> {
  const found = (await transaction.get(knownBrowsers(db).doc(idOf(email, fingerprint)))).data();
  return found !== undefined && found.expiresAt > now;
}

/** Knows a browser from now on as one of the person of an e-mail. Writes 1. */
export async function rememberBrowser(
  db: Firestore,
  browser: Pick<BrowserSession, 'remember'>,
  { uid, email, now }: { uid: string; email: string; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_MS);
  await knownBrowsers(db).doc(idOf(email, browser.remember())).set({ uid, expiresAt });
}

/** Knows no browser of somebody any more. Reads and writes as many as there are. */
export async function forgetBrowsers(db: Firestore, uid: string): Promise<void> {
  await deleteDocuments(db, db.collection(COLLECTIONS.knownBrowsers).where('uid', '==', uid));
}
