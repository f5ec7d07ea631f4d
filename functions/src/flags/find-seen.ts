import type { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import type { Database } from '../platform/database/database.ts';
import { differenceOf } from '../platform/uploads/picture-look.ts';
import type { SeenPicture } from './rule.ts';

/** An earlier picture, and the picture of the proof that it resembles, by their ids. */
export interface FoundPicture extends SeenPicture {
  readonly imageId: string;
  readonly earlier: { readonly proofId: string; readonly imageId: string; readonly sentAt: Date };
}

/** Returns the proof that a payment is for, or otherwise the latest of a treasure; null if it has none with pictures. */
export function proofLookedAt(proofs: readonly ProofPictures[], proofId: string | null): ProofPictures | null {
  const latestFirst = proofs.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return latestFirst.find((each) => each.proofId === proofId) ?? latestFirst[0] ?? null;
}

/**
 * Returns earlier pictures of the whole product that are the same files as those of a proof, or may resemble them. A creator may send a file again with the
 * count that it shows. Reads at most 170 for each picture.
 */
export async function findSeen(
  { proofPictures }: Pick<Database, 'proofPictures'>,
  proof: ProofPictures,
): Promise<FoundPicture[]> {
  const seen: FoundPicture[] = [];
  for (const { imageId, look, digest } of proof.pictures) {
    const copies = await proofPictures.findCopies(digest);
    const alike = await proofPictures.findAlike(look, proof);
    const copied = new Set(copies.map(({ proofId }) => proofId));
    for (const other of [...copies, ...alike.filter(({ proofId }) => !copied.has(proofId))]) {
      const isOthers = other.creatorId !== proof.creatorId;
      const isSameReport =
        other.deliverableId === proof.deliverableId && other.reportedViewCount === proof.reportedViewCount;
      // If two were sent at once, neither is the earlier.
      const isEarlier = other.createdAt <= proof.createdAt && other.proofId !== proof.proofId;
      if (!isEarlier || (!isOthers && isSameReport)) continue;
      for (const picture of other.pictures) {
        seen.push({
          ...{ imageId, isOthers, isSameFile: picture.digest === digest },
          distance: differenceOf(look, picture.look),
          earlier: { proofId: other.proofId, imageId: picture.imageId, sentAt: other.createdAt },
        });
      }
    }
  }
  return seen;
}
