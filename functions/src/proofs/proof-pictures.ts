import { createHash } from 'node:crypto';
import { MAX_PROOFS_PER_TREASURE, type Proof } from '@doubloon/contract/proofs/proof.ts';
import { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import type { Tx } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { bandsOf, lookOf } from '../platform/uploads/picture-look.ts';
import type { UploadedFile } from '../platform/uploads/stored-file.ts';

/** Most earlier proofs that one picture is held against. */
const MOST_ALIKE = 30;

export class ProofPicturesStore extends storeOf('proofPictures', ProofPictures, ({ proofId }) => proofId, {
  of: 'creatorId',
}) {
  /** How the pictures of a treasure's proofs look. Reads at most `MAX_PROOFS_PER_TREASURE`. */
  findOfTreasure(deliverableId: string): Promise<ProofPictures[]> {
    return this.all(this.documents.where('deliverableId', '==', deliverableId).limit(MAX_PROOFS_PER_TREASURE));
  }

  /** Proofs with a picture that may look like this one, of all people. Reads at most 30. */
  async findAlike(look: string): Promise<ProofPictures[]> {
    const bands = bandsOf(look);
    if (bands.length === 0) return [];
    return this.all(this.documents.where('bands', 'array-contains-any', bands).limit(MOST_ALIKE));
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

/** Keeps how the pictures of a new proof look, in the unit of work that adds it. Writes 1. */
export function keepLooks(tx: Tx, proof: Proof, looks: readonly Look[]): void {
  const { id: proofId, deliverableId, creatorId, reportedViewCount, images, createdAt } = proof;
  const pictures = looks.flatMap((look, index) => {
    const image = images[index];
    return image ? [{ imageId: image.id, ...look }] : [];
  });
  const facts = { proofId, deliverableId, creatorId, reportedViewCount, createdAt };
  tx.proofPictures.add({ ...facts, pictures, bands: allBands(pictures) });
}

/** Forgets how a picture looks that is taken out of a proof. Reads 1, writes 1. */
export async function forgetLook(tx: Tx, proofId: string, imageId: string): Promise<void> {
  const kept = await tx.proofPictures.find(proofId);
  const pictures = kept?.pictures.filter((picture) => picture.imageId !== imageId);
  if (pictures) tx.proofPictures.update(proofId, { pictures, bands: allBands(pictures) });
}

const allBands = (pictures: readonly Look[]): string[] => [...new Set(pictures.flatMap(({ look }) => bandsOf(look)))];
