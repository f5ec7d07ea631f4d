import { deleteApp } from 'firebase-admin/app';
import type Stripe from 'stripe';
import { openDatabase } from '../../functions/src/platform/database/database.ts';
import { findPinnedAccount, type PinnedAccount, wrongMode } from '../../functions/src/platform/pinned-account.ts';
import { STORE_CLASSES } from '../../functions/src/store-classes.ts';
import { connect } from './connect.ts';
import { openFirestore } from './open-firestore.ts';

/** Sentences about the account that a project is pinned to: what is off, or cannot be read, and what a person has to look at. */
export interface PinnedCheck {
  readonly problems: readonly string[];
  readonly questions: readonly string[];
}

/**
 * Holds the account and the mode of a key against those that a project's database is pinned to; nothing without an account, which the key may not read. Reads 1, changes nothing. Never
 * throws: what keeps it from reading is a problem.
 */
export async function comparePinned(
  project: string,
  {
    account,
    balance,
  }: { readonly account: Pick<Stripe.Account, 'id'> | null; readonly balance: Pick<Stripe.Balance, 'livemode'> | null },
): Promise<PinnedCheck> {
  if (account === null) return { problems: [], questions: [] };
  try {
    return comparison({ ofKey: account.id, isLive: balance?.livemode ?? null }, await readPinned(project));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`The account that the project is pinned to cannot be read: ${reason}`], questions: [] };
  }
}

async function readPinned(project: string): Promise<PinnedAccount | null> {
  const app = connect(project);
  try {
    return await findPinnedAccount({ db: openDatabase(openFirestore(app, project), STORE_CLASSES) });
  } finally {
    await deleteApp(app);
  }
}

function comparison(
  { ofKey, isLive }: { readonly ofKey: string; readonly isLive: boolean | null },
  pinned: PinnedAccount | null,
): PinnedCheck {
  if (pinned === null) {
    const question = `The project is pinned to no account yet: it will be to that of its key, when it first calls Stripe. The key is of ${ofKey}: look whether real money is to move there.`;
    return { problems: [], questions: [question] };
  }
  const { accountId } = pinned;
  const otherMode = isLive === null ? null : wrongMode(pinned, isLive);
  if (accountId === ofKey) return { problems: otherMode ? [otherMode] : [], questions: [] };
  const problem = `The key is of ${ofKey}, and the project is pinned to ${accountId}: the product moves no money with this key. Give it the key of ${accountId}, or pin the project to ${ofKey} (npm run pin:stripe says what that ends).`;
  return { problems: [problem], questions: [] };
}
