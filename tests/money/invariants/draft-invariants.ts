import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import type { Books } from './books.ts';
import type { MoneyWorld } from '../world.ts';

/** One draft, one loot, and one page at most where it can be paid; whatever else was paid for it never opens, and goes back. Nothing is funded that was not paid. */
export function wrongInDrafts(
  books: Books,
  { sessions, provider }: Pick<MoneyWorld, 'sessions' | 'provider'>,
): string[] {
  const open = sessions.filter(({ id }) => provider.standIn.store.state.sessions.get(id)?.object.status === 'open');
  const pages = count(open.map(({ draftId }) => draftId));
  const isKept = ({ campaignId, fundsId, goesBack }: Funds) =>
    fundsId === null
      ? books.campaigns.some((campaign) => campaign.id === campaignId && !isTurnedBack(campaign))
      : !goesBack;
  const bought = count(books.funds.filter(isKept).flatMap((funds) => draftOf(books, funds)));
  const ended = books.checkouts.filter(({ status }) => status !== 'open').map(({ sessionId }) => sessionId);
  return [
    ...[...pages].flatMap(([draft, times]) => (times > 1 ? [`${draft} can be paid on ${times} pages`] : [])),
    ...[...bought].flatMap(([draft, times]) => (times > 1 ? [`the draft ${draft} has ${times} loots`] : [])),
    ...open.filter(({ id }) => ended.includes(id)).map(({ id }) => `${id} is expired here, and can be paid there`),
    ...books.funds
      .filter(({ chargeId }) => !provider.standIn.store.state.charges.get(chargeId)?.paid)
      .map(({ campaignTitle }) => `${campaignTitle} is funded, and nobody has paid for it`),
    ...books.campaigns
      .filter((campaign) => isTurnedBack(campaign) && campaign.status !== 'completed')
      .map(({ title }) => `${title} was paid for and goes back, and is open`),
  ];
}

/** Says of which drafts more than one payment was kept, when everything has come to its end. */
export function chargedTwice(books: Books, { store }: StandIn): string[] {
  const kept = books.funds
    .filter(({ chargeId }) => {
      const charge = store.state.charges.get(chargeId);
      return charge !== undefined && charge.amount_refunded < charge.amount && !charge.disputed;
    })
    .flatMap((funds) => draftOf(books, funds));
  return [...count(kept)].flatMap(([draft, times]) => (times > 1 ? [`${draft} was charged ${times} times`] : []));
}

/** True of a loot that never opens, because its draft was paid for before or its payment is too risky. */
const isTurnedBack = ({ closeReason }: Books['campaigns'][number]) =>
  closeReason === 'repeated' || closeReason === 'refused';

type Funds = Books['funds'][number];

function draftOf({ checkouts }: Books, { checkoutId }: Funds): string[] {
  const draft = checkouts.find(({ id }) => id === checkoutId)?.draftKey;
  return draft ? [draft] : [];
}

function count(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
