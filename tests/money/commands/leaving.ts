import { applicationsPersonalData } from '../../../functions/src/applications/personal-data.ts';
import { deleteAccount } from '../../../functions/src/account/delete-account.ts';
import { campaignsPersonalData } from '../../../functions/src/campaigns/personal-data.ts';
import { deliverablesPersonalData } from '../../../functions/src/deliverables/personal-data.ts';
import { paymentsPersonalData } from '../../../functions/src/payments/personal-data.ts';
import { proofsPersonalData } from '../../../functions/src/proofs/personal-data.ts';
import { readBooks, type Books } from '../invariants/books.ts';
import { isLive } from '../invariants/invariants.ts';
import { CREATORS, OWNERS } from '../people.ts';
import { Violation } from '../invariants/violation.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

/** The steps of the end of an account that reach money, in the product's order. */
const STEPS = [
  campaignsPersonalData.erase.campaigns,
  applicationsPersonalData.erase.applications,
  proofsPersonalData.erase.proofs,
  deliverablesPersonalData.erase.deliverables,
  paymentsPersonalData.erase.payments,
];

/** Somebody ends their account: refused while money is in flight for them. */
export const leave: Command = async (world, [who]) => {
  const person = pick([...CREATORS, ...OWNERS], who);
  if (!person) return;
  const { uid } = person;
  const call = world.callOf(uid);
  const justSignedIn = { ...call, caller: { ...call.caller, signedInAt: world.now() } };
  const owed = owedTo(await readBooks(world.look), uid);
  const hasLeft = await world.attempt(`${uid} ends the account`, () =>
    deleteAccount(justSignedIn, { params: { id: uid } }),
  );
  if (!hasLeft) return;
  world.left.add(uid);
  const inFlight = [...owed, ...heldFor(await readBooks(world.look), uid)];
  if (world.isAlone && inFlight.length > 0) throw new Violation(`${uid} has left with ${inFlight.join(', ')}`);
};

/** Erases the data of deleted accounts; steps that have to wait are retried the next time. */
export const eraseLeft: Command = async (world) => {
  for (const uid of world.left) await erase(world, uid);
};

async function erase(world: MoneyWorld, uid: string): Promise<void> {
  for (const step of STEPS) await world.attempt(`${step.name} for ${uid}`, () => step(world.deps, uid));
}

/** Returns failed payouts that can be retried, while the person has an account to be paid to. */
function owedTo({ payouts, accounts }: Books, uid: string): string[] {
  const account = accounts.find((one) => one.uid === uid);
  if (!account || account.accessEndedAt || account.status === 'rejected') return [];
  return payouts.filter(({ creatorId, status }) => creatorId === uid && status === 'failed').map(({ id }) => id);
}

function heldFor({ funds, payouts, checkouts }: Books, uid: string): string[] {
  const own = funds.filter(({ ownerId }) => ownerId === uid);
  const { available, reserved, refunding, disputed } = sumOf(own);
  const live = payouts.filter((payout) => isLive(payout) && [payout.ownerId, payout.creatorId].includes(uid));
  const open = checkouts.filter(({ ownerId, status }) => ownerId === uid && ['open', 'processing'].includes(status));
  const held = { available, reserved, refunding, disputed, payouts: live.length, checkouts: open.length };
  return Object.entries(held).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}

function sumOf(funds: Books['funds']) {
  const total = (name: 'available' | 'reserved' | 'refunding' | 'disputed') =>
    funds.reduce((sum, { balances }) => sum + balances[name], 0);
  return {
    available: total('available'),
    reserved: total('reserved'),
    refunding: total('refunding'),
    disputed: total('disputed'),
  };
}
