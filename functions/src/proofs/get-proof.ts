import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Database, Tx } from '../platform/database/database.ts';

/** A proof the caller may read: its creator, the campaign's owner, an admin. Else `not_found`. Reads 1. */
export async function getProofOfCaller(db: Database, id: string, caller: Caller): Promise<Proof> {
  const proof = await db.proofs.find(id);
  const mayRead = proof && (caller.role === 'admin' || proof.creatorId === caller.uid || proof.ownerId === caller.uid);
  if (!mayRead) throw notFound('Proof');
  return proof;
}

/** The caller's own proof as a creator. Else `not_found`. Reads 1. */
export async function getOwnProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await tx.proofs.find(id);
  if (proof?.creatorId !== caller.uid) throw notFound('Proof');
  return proof;
}
