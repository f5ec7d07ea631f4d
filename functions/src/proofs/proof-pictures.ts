import { createHash } from 'node:crypto';
import { MAX_PROOFS_PER_DELIVERABLE, type Proof } from '@doubloon/contract/proofs/proof.ts';
import { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import type { Tx } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { bandsOf, lookOf } from '../platform/uploads/picture-look.ts';
import type { UploadedFile } from '../platform/uploads/stored-file.ts';

/** Most proofs with the same file that are read, the earliest. */
const MAX_COPIES = 10;

/** Most proofs that have one part of a look in common that are read. */
const MAX_PER_BAND = 10;

export class ProofPicturesStore extends storeOf('proofPictures', ProofPictures, ({ proofId }) => proofId, {
  of: 'creatorId',
}) {
  /** Returns how the pictures of a treasure's proofs look. Reads at most `MAX_PROOFS_PER_DELIVERABLE`. */
  findOfDeliverable(deliverableId: string): Promise<ProofPictures[]> {
    return this.all(this.documents.where('deliverableId', '==', deliverableId).limit(MAX_PROOFS_PER_DELIVERABLE));
  }

  /** Proofs with this file, of all people, the earliest first. Reads at most 10. */
  findCopies(digest: string): Promise<ProofPictures[]> {
    return this.all(this.documents.where('digests', 'array-contains', digest).orderBy('createdAt').limit(MAX_COPIES));
  }

  /**
   * Proofs of others with a picture that may look like this one, each once. Each part of the look is asked for by itself: a part that many pictures have says
   * little, and must not hide those that have another one in common. Reads at most 160.
   */
  async findAlike(look: string, { creatorId }: Pick<ProofPictures, 'creatorId'>): Promise<ProofPictures[]> {
    const ofOthers = this.documents.where('creatorId', '!=', creatorId);
    const found = await Promise.all(
      bandsOf(look).map((band) => this.all(ofOthers.where('bands', 'array-contains', band).limit(MAX_PER_BAND))),
    );
    return [...new Map(found.flat().map((proof) => [proof.proofId, proof])).values()];
  }
}

/** A picture as it is found again. */
export type Look = Pick<ProofPictures['pictures'][number], 'look' | 'digest'>;

/** Returns how files look, in their order. */
export function looksOf(files: readonly Pick<UploadedFile, 'bytes'>[]): Promise<Look[]> {
  return Promise.all(
    files.map(async ({ bytes }) => ({
      look: await lookOf(bytes),
      digest: createHash('sha256').update(bytes).digest('hex'),
    })),
  );
}

/** True when each file of a new proof came with an earlier proof of the treasure that said another count. Reads at most `MAX_PROOFS_PER_DELIVERABLE`. */
export async function wereSentWithOtherCount(
  tx: Tx,
  deliverableId: string,
  { looks, reported_view_count: count }: { readonly looks: readonly Look[]; readonly reported_view_count: number },
): Promise<boolean> {
  const others = (await tx.proofPictures.findOfDeliverable(deliverableId)).filter(
    (one) => one.reportedViewCount !== count,
  );
  const sent = new Set(others.flatMap(({ digests }) => digests));
  return looks.length > 0 && looks.every(({ digest }) => sent.has(digest));
}

/** Keeps how the pictures of a new proof look, in the unit of work that adds it. Writes 1. */
export function keepLooks(tx: Tx, proof: Proof, looks: readonly Look[]): void {
  const { id: proofId, deliverableId, creatorId, reportedViewCount, images, createdAt } = proof;
  const pictures = looks.flatMap((look, index) => {
    const image = images[index];
    return image ? [{ imageId: image.id, ...look }] : [];
  });
  const facts = { proofId, deliverableId, creatorId, reportedViewCount, createdAt };
  tx.proofPictures.add({ ...facts, pictures, ...keysOf(pictures) });
}

/** Forgets the look of a picture when it is taken out of a proof. Reads 1, writes 1. */
export async function forgetLook(tx: Tx, proofId: string, imageId: string): Promise<void> {
  const kept = await tx.proofPictures.find(proofId);
  const pictures = kept?.pictures.filter((picture) => picture.imageId !== imageId);
  if (pictures) tx.proofPictures.update(proofId, { pictures, ...keysOf(pictures) });
}

/** The digest and bands by which pictures are found. */
function keysOf(pictures: readonly Look[]): Pick<ProofPictures, 'bands' | 'digests'> {
  return {
    bands: [...new Set(pictures.flatMap(({ look }) => bandsOf(look)))],
    digests: [...new Set(pictures.map(({ digest }) => digest))],
  };
}
