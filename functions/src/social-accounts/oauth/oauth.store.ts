import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { OauthState, OauthTicket } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { collection } from '../../platform/collection.ts';

// Who could read the database could otherwise use what is in it.
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');
const ticketOf = (db: Firestore, ticket: string) =>
  collection(db, COLLECTIONS.oauthTickets, OauthTicket).doc(digest(ticket));
const stateOf = (db: Firestore, state: string) =>
  collection(db, COLLECTIONS.oauthStates, OauthState).doc(digest(state));

/** Stores a new ticket. Writes 1. */
export async function addTicket(db: Firestore, ticket: string, issued: OauthTicket): Promise<void> {
  await ticketOf(db, ticket).create(issued);
}

/** Stores a new state. Writes 1. */
export async function addState(db: Firestore, state: string, sent: OauthState): Promise<void> {
  await stateOf(db, state).create(sent);
}

/** What a ticket was issued for, to whoever asks first; null for everybody else. Reads 1, writes 1. */
export function takeTicket(db: Firestore, ticket: string): Promise<OauthTicket | null> {
  return take(db, ticketOf(db, ticket));
}

/** The same for a state. Reads 1, writes 1. */
export function takeState(db: Firestore, state: string): Promise<OauthState | null> {
  return take(db, stateOf(db, state));
}

function take<T>(db: Firestore, ref: DocumentReference<T>): Promise<T | null> {
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data();
    if (found === undefined) return null;
    transaction.delete(ref);
    return found;
  });
}
