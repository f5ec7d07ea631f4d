import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { type RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { RefundStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type { Books } from './invariants/books.ts';
import type { MoneyWorld } from './world.ts';

/** Where things may go; statuses between two looks may have been passed. */
const WAYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attempt: {
    held: ['sending', 'failed', 'lapsed'],
    reserved: ['sending', 'failed'],
    sending: ['paid', 'failed', 'unresolved'],
    unresolved: ['paid', 'failed'],
    paid: ['reversed'],
    failed: ['lapsed'],
  },
  checkout: {
    open: ['processing', 'expired', 'failed', 'completed'],
    processing: ['failed', 'completed'],
    expired: ['completed'],
    failed: ['completed'],
  },
  refund: {
    requested: ['granted', 'refused', 'lapsed'],
    granted: ['refunding', 'lapsed'],
    refunding: ['refunded', 'failed', 'granted'],
    refunded: ['failed'],
    failed: ['settled'],
  },
  'refund record': { refunding: ['refunded', 'failed'], refunded: ['failed'] },
  dispute: { open: ['won', 'lost'], won: ['open', 'lost'], lost: ['open', 'won'] },
  treasure: {
    submitted: ['approved', 'rejected', 'revision_requested'],
    revision_requested: ['submitted'],
    rejected: ['submitted'],
  },
  proof: {
    pending: ['verified', 'rejected', 'revision_requested'],
    revision_requested: ['pending'],
    rejected: ['pending'],
  },
  application: { pending: ['approved', 'rejected'], rejected: ['pending'], approved: ['completed', 'rejected'] },
};

/** A refund request as it was seen last, and what else could be refunded then: all that is not refused, refunded or lost, in cents. */
interface SeenRequest {
  readonly request: Pick<RefundRequest, 'id' | 'status' | 'budgetCents'>;
  readonly freeCents: number;
}

/** Remembers how everything stood, and says what has gone where it cannot go. */
export class History {
  readonly #statuses = new Map<string, string>();
  readonly #groups = new Map<string, string>();
  readonly #invoices = new Map<string, string>();
  readonly #requests = new Map<string, SeenRequest>();
  readonly #endDates = new Map<string, string>();
  #unusable: ReadonlySet<string> = new Set();
  readonly #attempts = new Map<string, { readonly attempt: number; readonly status: string }>();

  wrongSince(books: Books, { askedAgain }: Pick<MoneyWorld, 'askedAgain'>): string[] {
    const wrong = [
      ...this.#wrongGroups(books),
      ...this.#wrongInvoices(books),
      ...this.#wrongAttempts(books),
      ...this.#wrongRequests(books, askedAgain),
      ...this.#wrongWays(books),
      ...this.#wrongEndDates(books),
    ];
    this.#unusable = new Set(books.accounts.filter(isUnusable).map(({ uid }) => uid));
    return wrong;
  }

  #wrongGroups({ groups }: Books): string[] {
    const now = new Map(groups.map(({ id, entries }) => [id, JSON.stringify(entries)]));
    const wrong = [...this.#groups]
      .filter(([id, entries]) => now.get(id) !== entries)
      .map(([id, entries]) => `the group ${id} was ${entries} and is ${now.get(id)}`);
    for (const [id, entries] of now) this.#groups.set(id, entries);
    return wrong;
  }

  /** A document keeps all that it says with its number. */
  #wrongInvoices({ invoices }: Books): string[] {
    const now = new Map(invoices.map(({ id, issued }) => [id, issued && JSON.stringify(issued)]));
    const wrong = [...this.#invoices]
      .filter(([id, said]) => now.get(id) !== said)
      .map(([id, said]) => `the document ${id} said ${said} and says ${now.get(id)}`);
    for (const [id, said] of now) if (said) this.#invoices.set(id, said);
    return wrong;
  }

  /** Creators rely on the day that they were promised. */
  #wrongEndDates({ campaigns }: Books): string[] {
    return campaigns.flatMap(({ id, title, endDate }) => {
      const before = this.#endDates.get(id);
      if (endDate !== null) this.#endDates.set(id, endDate);
      const isEarlier = before !== undefined && (endDate === null || endDate < before);
      return isEarlier ? [`${title} was to end on ${before}, and ends on ${endDate}`] : [];
    });
  }

  #wrongAttempts({ payouts, accounts }: Books): string[] {
    const wrong: string[] = [];
    for (const { id, attempt, status, creatorId } of payouts) {
      const before = this.#attempts.get(id);
      const isNext = before !== undefined && attempt > before.attempt;
      if (isNext && ['paid', 'reversed'].includes(before.status)) wrong.push(`${id} was paid and is tried again`);
      const account = accounts.find((one) => one.uid === creatorId);
      // A look at the account that took long can come too late; then the provider refuses the payment.
      const isTried = (before === undefined || isNext) && status !== 'failed';
      if (isTried && account && isUnusable(account) && this.#unusable.has(creatorId))
        wrong.push(`${id} is for an account that cannot be paid to`);
      if (before !== undefined && attempt < before.attempt) wrong.push(`${id} has forgotten an attempt`);
      this.#attempts.set(id, { attempt, status });
    }
    return wrong;
  }

  /** Whatever was refused or has failed is for people: no other request follows by itself, but for what has come free since. */
  #wrongRequests({ funds }: Books, askedAgain: ReadonlySet<string>): string[] {
    return funds.flatMap(({ campaignTitle, refundRequest, withheldCents, balances, ...one }) => {
      const { available, reserved, disputed, paid } = balances;
      const freeCents = available + reserved + disputed + paid - withheldCents;
      const seen = this.#requests.get(fundsIdOf(one));
      if (refundRequest) this.#requests.set(fundsIdOf(one), { request: refundRequest, freeCents });
      if (!seen || !refundRequest || seen.request.id === refundRequest.id || askedAgain.has(seen.request.id)) return [];
      const { status, budgetCents } = seen.request;
      // The money it asks for may have gone back by hand since.
      const refused = status === 'refused' && refundRequest.budgetCents > Math.max(freeCents, seen.freeCents);
      const failed = status === 'failed' && refundRequest.budgetCents <= budgetCents;
      return refundRequest.status === 'requested' && (refused || failed)
        ? [`${campaignTitle}: another refund is asked for after one that is ${status}`]
        : [];
    });
  }

  #wrongWays({ payouts, checkouts, funds, deliverables, proofs, applications }: Books): string[] {
    return [
      ...payouts.map(({ id, attempt, status }) => ['attempt', `${id}:${attempt}`, status] as const),
      ...checkouts.map(({ id, status }) => ['checkout', id, status] as const),
      ...funds.flatMap(({ refundRequest }) =>
        refundRequest ? [['refund', refundRequest.id, refundRequest.status] as const] : [],
      ),
      ...funds.flatMap(({ refunds, ...one }) =>
        refunds.map(({ id, status }) => ['refund record', `${fundsIdOf(one)}:${id}`, status] as const),
      ),
      ...funds.flatMap(({ disputes }) => disputes.map(({ id, status }) => ['dispute', id, status] as const)),
      ...deliverables.map(({ id, status }) => ['treasure', id, status] as const),
      ...proofs.map(({ id, status }) => ['proof', id, status] as const),
      ...applications.map(({ id, status }) => ['application', id, status] as const),
    ].flatMap(([kind, id, status]) => this.#move(kind, id, status));
  }

  #move(kind: string, id: string, status: string): string[] {
    const key = `${kind} ${id}`;
    const before = this.#statuses.get(key);
    this.#statuses.set(key, status);
    if (before === undefined || before === status || canCome(WAYS[kind] ?? {}, before, status)) return [];
    return [`the ${key} was ${before} and is ${status}`];
  }
}

const isUnusable = ({ status, accessEndedAt, accessRefusedSince }: Books['accounts'][number]) =>
  status !== 'active' || accessEndedAt !== null || accessRefusedSince !== null;

function canCome(ways: Readonly<Record<string, readonly string[]>>, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const status of reached) for (const next of ways[status as RefundStatus] ?? []) reached.add(next);
  return reached.has(to);
}
