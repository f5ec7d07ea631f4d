import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { type EvidencePicture, MAX_SHOWN_ALIKE } from '@doubloon/contract/flags/evidence.ts';
import type { FlagThresholds } from '../platform/config/flag-settings.ts';
import type { Database } from '../platform/database/database.ts';
import { findSeen, proofLookedAt } from './find-seen.ts';
import { isAlike } from './rules/evidence.ts';

/** Returns the pictures that a held payment is based on, each with the most similar earlier ones. Reads at most 921. */
export async function showPictures(
  db: Pick<Database, 'proofPictures' | 'proofs'>,
  { deliverableId, subjectId }: Pick<AdminCase, 'deliverableId' | 'subjectId'>,
  { picture_seen: { bits } }: FlagThresholds,
): Promise<EvidencePicture[]> {
  if (deliverableId === null) return [];
  const looked = proofLookedAt(await db.proofPictures.findOfDeliverable(deliverableId), subjectId);
  if (!looked) return [];
  const alike = (await findSeen(db, looked))
    .filter((picture) => isAlike(picture, bits))
    .toSorted((one, other) => one.distance - other.distance);
  const shown = looked.pictures.map(({ imageId }) => ({
    imageId,
    seen: alike.filter((picture) => picture.imageId === imageId).slice(0, MAX_SHOWN_ALIKE),
  }));
  const proofs = await db.proofs.findMap([
    looked.proofId,
    ...shown.flatMap(({ seen }) => seen.map(({ earlier }) => earlier.proofId)),
  ]);
  const urlOf = (proofId: string, imageId: string) =>
    proofs.get(proofId)?.images.find(({ id }) => id === imageId)?.downloadUrl;
  return shown.flatMap(({ imageId, seen }) => {
    const url = urlOf(looked.proofId, imageId);
    const earlier = seen.flatMap(({ earlier: { proofId, imageId: id, sentAt }, isOthers }) => {
      const of = urlOf(proofId, id);
      return of ? [{ url: of, sent_at: sentAt, by_other: isOthers }] : [];
    });
    return url ? [{ url, sent_at: looked.createdAt, seen: earlier }] : [];
  });
}
