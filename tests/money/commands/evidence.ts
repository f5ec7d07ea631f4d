import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { bandsOf } from '../../../functions/src/platform/uploads/picture-look.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';
import { tellOfPost } from './readings.ts';

/** Counts of a post whose views were bought: hardly any an hour, and then many at once, which nobody likes or comments on. */
const BOUGHT = [10, 20, 40, 25_000];
const HOUR_MS = 60 * 60_000;

/** A creator buys views: the platform says of each of the last hours how many there were. */
export const buyViews: Command = async (world, [who]) => {
  const deliverable = pick(inOrder((await readBooks(world.look)).deliverables), who);
  if (!deliverable) return;
  for (const [index, views] of BOUGHT.entries()) {
    const hoursAgo = BOUGHT.length - 1 - index;
    const at = new Date(world.deps.clock.now().getTime() - hoursAgo * HOUR_MS);
    await tellOfPost(world, deliverable, { at, views, likes: 0, comments: 0 });
  }
};

const LOOK = '5a'.repeat(32);
const DIGEST = 'b7'.repeat(32);

/** A creator proves with a picture that somebody else has sent before. */
export const reusePicture: Command = async (world, [who]) => {
  const { proofs, deliverables } = await readBooks(world.look);
  const proof = pick(inOrder(proofs), who);
  const deliverable = deliverables.find(({ id }) => id === proof?.deliverableId);
  if (!proof || !deliverable) return;
  const earlier = { id: 'prf_of_another', deliverableId: 'dlv_of_another', creatorId: 'another', reportedViewCount: 1 };
  await keepPicture(world, { ...earlier, createdAt: new Date(0) });
  await keepPicture(world, proof);
  world.trace.push(`the picture of ${proof.id} was sent before`);
};

async function keepPicture(
  world: MoneyWorld,
  {
    id,
    deliverableId,
    creatorId,
    reportedViewCount,
    createdAt,
  }: Pick<Proof, 'id' | 'reportedViewCount' | 'createdAt'> &
    Pick<Deliverable, 'creatorId'> & { readonly deliverableId: string },
): Promise<void> {
  const pictures = [{ imageId: `img_${id}`, look: LOOK, digest: DIGEST }];
  const facts = { proofId: id, deliverableId, creatorId, reportedViewCount, createdAt };
  const kept = { ...facts, pictures, bands: bandsOf(LOOK), digests: [DIGEST] } satisfies ProofPictures;
  await world.look.collection(COLLECTIONS.proofPictures).doc(id).set(kept);
}
