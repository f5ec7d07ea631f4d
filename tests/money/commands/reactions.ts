import { applicationsSource } from '../../../functions/src/applications/contributions.ts';
import { campaignFields } from '../../../functions/src/campaigns/derived-fields.ts';
import { payoutsSource } from '../../../functions/src/payments/statements/contributions.ts';
import { settleDerivedFields } from '../../../functions/src/platform/derived-fields.ts';
import { settleTally } from '../../../functions/src/platform/tally.ts';
import { inOrder, readBooks, type Books } from '../books.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

type Reaction = readonly [what: string, run: (world: MoneyWorld) => Promise<void>];

/** What triggers do when a document was written, as far as it decides whether a loot is paid out or full. */
function reactionsTo({ payouts, applications, campaigns }: Books): Reaction[] {
  return [
    ...inOrder(payouts).map(({ id }): Reaction => [
      `counts follow ${id}`,
      ({ deps: { db } }) => settleTally(db, payoutsSource, id),
    ]),
    ...inOrder(applications).map(({ id }): Reaction => [
      `counts follow ${id}`,
      ({ deps: { db } }) => settleTally(db, applicationsSource, id),
    ]),
    ...inOrder(campaigns).map(({ id, title }): Reaction => [
      `${title} follows its counts`,
      ({ deps: { db } }) => settleDerivedFields(db, campaignFields, id),
    ]),
  ];
}

/** A trigger runs for one of the documents, late or again; all of them for every third number. */
export const react: Command = async (world, [who, what]) => {
  const all = reactionsTo(await readBooks(world.look));
  const one = pick(all, who);
  for (const [name, run] of what % 3 === 0 ? all : one ? [one] : []) await world.attempt(name, () => run(world));
};

/** All of them, in order. */
export const reactToAll = (world: MoneyWorld): Promise<void> => react(world, [0, 0, 0]);
