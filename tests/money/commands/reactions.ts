import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { campaignProjections } from '../../../functions/src/campaigns/projections.ts';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { openTopUp } from '../../../functions/src/deliverables/open-top-up.ts';
import { updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { inOrder, readBooks, type Books } from '../invariants/books.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

type Reaction = readonly [what: string, run: (world: MoneyWorld) => Promise<void>];

/** Returns the triggers that decide what is paid by itself, and whether a loot is paid out or full, one for each document. */
function reactionsTo({ payouts, applications, campaigns, deliverables }: Books): Reaction[] {
  return [
    ...inOrder(deliverables).map(({ id }): Reaction => [
      `what the platform says of ${id} is looked at`,
      ({ deps }) => openTopUp(deps, { params: { id } } as WrittenEvent),
    ]),
    ...inOrder(payouts).map(({ id }): Reaction => [
      `counts follow ${id}`,
      ({ deps: { db } }) => updateCounters(db, payoutProjections, id),
    ]),
    ...inOrder(applications).map(({ id }): Reaction => [
      `counts follow ${id}`,
      ({ deps: { db } }) => updateCounters(db, applicationProjections, id),
    ]),
    ...inOrder(campaigns).map(({ id, title }): Reaction => [
      `${title} follows its counts`,
      ({ deps: { db } }) => updateDerivedFields(db, campaignProjections, id),
    ]),
  ];
}

/** A trigger runs for one of the documents, late or again; all of them for every third number. */
export const react: Command = async (world, [who, what]) => {
  const all = reactionsTo(await readBooks(world.look));
  const one = pick(all, who);
  for (const [name, run] of what % 3 === 0 ? all : one ? [one] : []) await world.attempt(name, () => run(world));
};

/** Runs all reactions, in order. */
export const reactToAll = (world: MoneyWorld): Promise<void> => react(world, [0, 0, 0]);
