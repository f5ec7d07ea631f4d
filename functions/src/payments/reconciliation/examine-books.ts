import { type FundsReference, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Comparison } from '@doubloon/contract/payments/provider/comparison.ts';
import type { LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { BookedDispute } from '../disputes/missed-fees.ts';
import { isFeeBooked } from '../ledger/ledger.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findBooks } from '../ledger/ledger.store.ts';
import { compareWithProvider, withOtherFees } from './compare-with-provider.ts';
import { readProviderSums } from './provider-sums.ts';
import { type FoundDifference, recountBooks } from './recount-books.ts';
import { digestOf, isDue } from './when-to-compare.ts';

type Needs = Pick<Dependencies, 'db' | 'stripe' | 'log' | 'clock'>;

/** Campaigns whose provider's lists are read at the same time; the provider allows far more. */
const AT_ONCE = 5;

export interface ExaminedBooks {
  /** The last campaign that was looked at, when there may be more after it; else null. */
  readonly nextAfter: string | null;
  /** Payments for campaigns. */
  readonly campaigns: number;
  readonly groups: number;
  readonly differences: readonly LedgerDifference[];
  /** The campaigns that were held against the provider just now. */
  readonly compared: readonly Omit<Comparison, 'comparedAt'>[];
  /** Campaigns whose books were recounted only, because the provider could not be asked for all it has of them. */
  readonly notCompared: readonly string[];
  /** The campaigns with a payment whose fee the provider has not named for a day. */
  readonly withoutFee: readonly string[];
}

interface ExaminedFunds extends FundsReference {
  readonly groups: number;
  /** Differences between the balances and the ledger. */
  readonly inBooks: readonly FoundDifference[];
  /** Differences between the ledger and the provider, as known from the last time it was asked. */
  readonly atProvider: readonly FoundDifference[];
  /** The disputes whose fees in the books are not those at the provider. */
  readonly otherFees: readonly string[];
  readonly isCompared: boolean;
  /** A digest of the books that the provider was asked about just now; null when it was not asked, or could not be. */
  readonly booksDigest: string | null;
  /** True when the provider's fee of the payment should be in the books and is not. */
  readonly lacksFee: boolean;
}

/** Stands for funds that could not be read. */
const NOT_EXAMINED = {
  fundsId: null,
  groups: 0,
  inBooks: [],
  atProvider: [],
  otherFees: [],
  isCompared: false,
  booksDigest: null,
  lacksFee: false,
};

/** The provider names its fee within an hour (https://docs.stripe.com/payments/payment-intents/asynchronous-capture), and tells of it again for three days. */
const DAYS_UNTIL_FEE = 1;

/** Which campaigns the provider is asked about, all or those whose turn it is. */
type Asked = 'all' | 'due';

/** Books fees of the provider that no message has told of. */
interface FeeMends {
  /** Books the fees of a dispute that differ between the two looks at a payment. */
  readonly ofDispute: (deps: Needs, dispute: BookedDispute) => Promise<void>;
  /** Books the fee of a payment, and returns true if it did. */
  readonly ofPayment: (deps: Needs, fundsId: string) => Promise<boolean>;
}

/**
 * Recounts the books of the next campaigns, by id, and compares them with the provider: all of them, or only those that are due. Changes nothing, unless `mendFees` does. If the provider cannot be asked,
 * the books are recounted all the same and the reason is logged. Books that cannot be read are named among those not compared, and keep no others waiting.
 */
export async function examineBooks(
  deps: Needs,
  {
    after,
    limit,
    asked = 'all',
    mendFees,
  }: { readonly after: string | null; readonly limit: number; readonly asked?: Asked; readonly mendFees?: FeeMends },
): Promise<ExaminedBooks> {
  const ids = await deps.db.campaignFunds.findIds(after, limit);
  const lasts = asked === 'due' ? await deps.db.comparisons.findMap(ids) : null;
  const examine = async (id: string): Promise<ExaminedFunds> => {
    try {
      return await examineFunds(deps, id, { unlessDue: lasts ? { last: lasts.get(id) ?? null } : undefined, mendFees });
    } catch (error) {
      deps.log.error({ fundsId: id, err: error }, 'the books could not be recounted');
      return { ...NOT_EXAMINED, campaignId: id };
    }
  };
  const examined: ExaminedFunds[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    examined.push(...(await Promise.all(ids.slice(start, start + AT_ONCE).map(examine))));
  }
  return {
    nextAfter: ids.length < limit ? null : (ids.at(-1) ?? null),
    campaigns: ids.length,
    groups: examined.reduce((sum, { groups }) => sum + groups, 0),
    differences: examined.flatMap(({ fundsId, inBooks, atProvider }) =>
      [...inBooks, ...atProvider].map((one) => ({ ...one, fundsId })),
    ),
    compared: examined.flatMap(({ campaignId, fundsId, atProvider, booksDigest }) =>
      booksDigest === null ? [] : [{ campaignId, fundsId, booksDigest, differences: [...atProvider] }],
    ),
    notCompared: examined.filter(({ isCompared }) => !isCompared).map(({ campaignId }) => campaignId),
    withoutFee: examined.filter(({ lacksFee }) => lacksFee).map(({ campaignId }) => campaignId),
  };
}

/** When a campaign was last held against the provider: it is asked about only when that is due again. */
interface UnlessDue {
  readonly last: Comparison | null;
}

/** Recounts the books of all payments for one campaign and compares them with the provider, as `examineFunds` does. */
export async function examineCampaign(
  deps: Needs,
  campaignId: string,
): Promise<{ readonly differences: readonly FoundDifference[]; readonly isCompared: boolean }> {
  const all = await deps.db.campaignFunds.getAllOf(campaignId);
  const examined = await Promise.all(all.map((funds) => examineFunds(deps, fundsIdOf(funds))));
  return {
    differences: examined.flatMap(({ inBooks, atProvider }) => [...inBooks, ...atProvider]),
    isCompared: examined.every(({ isCompared }) => isCompared),
  };
}

/**
 * Recounts the books of one payment for a campaign and compares them with the provider, twice where they differ. What differed at the last comparison is told
 * again until the next is due. Changes nothing, unless `mendFees` does; a reason why the provider could
 * not be asked, or a fee not be booked, is logged.
 */
async function examineFunds(
  deps: Needs,
  fundsId: string,
  {
    unlessDue,
    mendFees,
  }: { readonly unlessDue?: UnlessDue | undefined; readonly mendFees?: FeeMends | undefined } = {},
): Promise<ExaminedFunds> {
  const first = await examineOnce(deps, fundsId, unlessDue);
  const isFeeNew = first.lacksFee && (await mendFee(deps, fundsId, () => mendFees?.ofPayment(deps, fundsId)));
  const isKnown = first.isCompared && first.booksDigest === null;
  const isSame = isKnown || first.inBooks.length + first.atProvider.length === 0;
  if (isSame) return { ...first, lacksFee: first.lacksFee && !isFeeNew };
  for (const disputeId of first.otherFees) {
    await mendFee(deps, fundsId, () => mendFees?.ofDispute(deps, { fundsId, disputeId }), disputeId);
  }
  // Money may have moved between the two looks, at the books and at the provider: differences are looked at once more.
  const second = await examineOnce(deps, fundsId);
  // A difference that nobody has confirmed is not kept: the next round looks again.
  return second.isCompared ? second : { ...first, isCompared: false, booksDigest: null };
}

/** Books a fee, and returns what that does; undefined when it failed, which is logged: the next look says that it still differs. */
async function mendFee<T>(
  { log }: Needs,
  fundsId: string,
  book: () => Promise<T> | undefined,
  dispute?: string,
): Promise<T | undefined> {
  try {
    return await book();
  } catch (error) {
    log.warn({ fundsId, dispute, err: error }, 'a fee was not booked');
    return undefined;
  }
}

async function examineOnce(deps: Needs, id: string, unlessDue?: UnlessDue): Promise<ExaminedFunds> {
  const books = await findBooks(deps, id);
  if (!books) throw new Error(`There are no funds ${id}`);
  const { funds, groups } = books;
  const { campaignId, fundsId } = funds;
  const lacksFee = addDays(funds.createdAt, DAYS_UNTIL_FEE) < deps.clock.now() && !isFeeBooked(funds, groups);
  const counted = { campaignId, fundsId, groups: groups.length, otherFees: [], booksDigest: null, lacksFee };
  const recounted = { ...counted, inBooks: recountBooks(funds, groups), atProvider: [] };
  const booksDigest = digestOf(funds, groups);
  if (unlessDue && !isDue(unlessDue.last, funds, { digest: booksDigest, now: deps.clock.now() })) {
    return { ...recounted, atProvider: unlessDue.last?.differences ?? [], isCompared: true };
  }
  try {
    const sums = await readProviderSums(deps, funds);
    if (sums) {
      const atProvider = compareWithProvider(funds, groups, sums);
      return { ...recounted, atProvider, otherFees: withOtherFees(funds, sums), isCompared: true, booksDigest };
    }
    deps.log.warn({ campaignId }, 'too many transfers or refunds to compare');
  } catch (error) {
    deps.log.error({ campaignId, err: error }, 'the books could not be held against the provider');
  }
  return { ...recounted, isCompared: false };
}
