import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { findProof } from './proofs.store.ts';

/** A proof the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getProofOfCaller(db: Firestore, id: string, caller: Caller): Promise<Proof> {
  const proof = await findProof(db, id);
  const mayRead = proof && (caller.role === 'admin' || proof.creatorId === caller.uid || proof.ownerId === caller.uid);
  if (!mayRead) throw notFound('Proof');
  return proof;
}

/** The caller's own proof as a creator, in a transaction. Else `not_found`. Reads 1. */
export async function getOwnProof(transaction: Transaction, db: Firestore, id: string, caller: Caller): Promise<Proof> {
  const proof = await findProof(db, id, transaction);
  if (proof?.creatorId !== caller.uid) throw notFound('Proof');
  return proof;
}

/** A proof submitted to one of the caller's campaigns, inside a transaction when one is given. Else `not_found`. Reads 1. */
export async function getReceivedProof(
  db: Firestore,
  id: string,
  caller: Caller,
  transaction?: Transaction,
): Promise<Proof> {
  const proof = await findProof(db, id, transaction);
  if (proof?.ownerId !== caller.uid) throw notFound('Proof');
  return proof;
}
