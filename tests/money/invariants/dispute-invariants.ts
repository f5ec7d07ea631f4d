import type { LedgerAccount } from '@doubloon/contract/payments/ledger.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { EVIDENCE_SECONDS, type World as StandIn } from '../../../emulators/stripe/index.ts';
import { type Books, groupsOf, millisOf } from './books.ts';
import { sum } from './invariants.ts';

/** The statuses in which a dispute is over at the provider. */
const ENDED: readonly string[] = ['won', 'warning_closed', 'lost', 'prevented'];

/** The cents that the provider's balance has lost to a dispute, by all of its movements: the dispute names two at most. */
export function takenFor({ state }: StandIn['store'], id: string): number {
  const movements = state.movements.values().filter(({ object }) => object.source === id);
  return -sum(movements, ({ object }) => object.amount);
}

/** A group of entries by which a dispute was decided, or its decision undone. */
const DECIDED = /_(closed|reopened)(_\d+)?$/;

/** Says which disputes ended otherwise in the books than at the provider, or took something else there; not of one whose news is still on its way. */
export function wrongDisputes(
  books: Books,
  { store }: StandIn,
  isToldOf: (id: string) => boolean = () => true,
): string[] {
  return books.funds.flatMap((funds) => {
    const { campaignId, campaignTitle, disputes, balances, goesBack } = funds;
    const own = groupsOf(books, funds);
    return disputes.flatMap(({ id, status }) => {
      const say = (what: string) => [`${campaignTitle}: the dispute ${id} (${status}) ${what}`];
      const there = store.state.disputes.get(id);
      if (!there) return say('is not at the provider');
      if (status === 'open' || !isToldOf(id)) return [];
      const due = takenFor(store, id);
      if (!ENDED.includes(there.status) || (due > 0 ? 'lost' : 'won') !== status)
        return say(`is ${there.status} there`);
      const decided = own.filter((group) => DECIDED.test(group.id) && group.id.startsWith(`${id}_`));
      const closed = decided.findLast((group) => group.id.startsWith(`${id}_closed`));
      const moved = (account: LedgerAccount) => centsOf(decided, account);
      const isAll = status === 'lost' && there.amount >= totalPayableCents(balances.funded);
      const loot = books.campaigns.find((one) => one.id === campaignId);
      if (isAll && !goesBack && balances.available + balances.disputed === 0 && loot?.status !== 'completed')
        return say('has taken all there was, and the loot goes on');
      const taken = moved('refunded') - moved('fee') + moved('loss');
      if (taken !== due) return say(`took ${taken} cents, not ${due}`);
      const upToThen = closed ? own.slice(0, own.indexOf(closed) + 1) : [];
      return closed && centsOf([closed], 'loss') > 0 && centsOf(upToThen, 'fee') > 0
        ? say('is a loss, although there is a fee to take it from')
        : [];
    });
  });
}

function centsOf(groups: Books['groups'], account: LedgerAccount): number {
  const entries = groups.flatMap((group) => group.entries).filter((entry) => entry.account === account);
  return sum(entries, ({ amountCents }) => amountCents);
}

/** Says of which disputes their bank has evidence that nobody is known to have sent; an appeal is answered at the provider. */
export function wrongEvidence({ cases }: Pick<Books, 'cases'>, { store }: StandIn): string[] {
  return store.state.disputes.values().flatMap(({ id, evidence, evidence_details: { submission_count: times } }) => {
    const isKnown = cases.some((one) => one.subjectId === id && one.evidence !== null);
    const answers = evidence.appeal ? 1 : 0;
    return times > answers && !isKnown ? [`the bank of ${id} has evidence that no case knows of`] : [];
  });
}

/** Says of which disputes a bank waits for an answer, and no admin was asked since it does. */
export function unansweredBanks(
  { cases, funds }: Books,
  { store }: StandIn,
  isToldOf: (id: string) => boolean,
): string[] {
  const known = new Set(funds.flatMap(({ disputes }) => disputes.map(({ id }) => id)));
  return store.state.disputes.values().flatMap(({ id, status, evidence_details: { due_by: until } }) => {
    if (!status.endsWith('needs_response') || !until || !known.has(id) || !isToldOf(id)) return [];
    const since = (until - EVIDENCE_SECONDS) * 1000;
    const isAsked = cases.some(
      ({ subjectId, decision }) => subjectId === id && (!decision || millisOf(decision.decidedAt) >= since),
    );
    return isAsked ? [] : [`the bank of ${id} waits for an answer (${status}), and no admin was asked`];
  });
}
