import { REFUND_TRANSITIONS, type RefundStatus } from '@doubloon/contract/payments/refund-request.ts';
import type { Books } from './books.ts';

/** Where things may go; statuses between two looks may have been passed. */
const WAYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attempt: {
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
  refund: REFUND_TRANSITIONS,
  'refund record': { refunding: ['refunded', 'failed'], refunded: ['failed'] },
  dispute: { open: ['won', 'lost'] },
  treasure: { submitted: ['approved', 'rejected', 'revision_requested'], revision_requested: ['submitted'] },
  proof: { pending: ['verified', 'rejected', 'revision_requested'], revision_requested: ['pending'] },
  application: { pending: ['approved', 'rejected'], approved: ['completed'] },
};

/** Remembers how everything stood, and says what has gone where it cannot go. */
export class History {
  readonly #statuses = new Map<string, string>();
  readonly #groups = new Map<string, string>();
  readonly #attempts = new Map<string, { readonly attempt: number; readonly status: string }>();

  wrongSince(books: Books): string[] {
    return [...this.#wrongGroups(books), ...this.#wrongAttempts(books), ...this.#wrongWays(books)];
  }

  #wrongGroups({ groups }: Books): string[] {
    const now = new Map(groups.map(({ id, entries }) => [id, JSON.stringify(entries)]));
    const wrong = [...this.#groups]
      .filter(([id, entries]) => now.get(id) !== entries)
      .map(([id, entries]) => `the group ${id} was ${entries} and is ${now.get(id)}`);
    for (const [id, entries] of now) this.#groups.set(id, entries);
    return wrong;
  }

  #wrongAttempts({ payouts }: Books): string[] {
    const wrong: string[] = [];
    for (const { id, attempt, status } of payouts) {
      const before = this.#attempts.get(id);
      const isNext = before !== undefined && attempt > before.attempt;
      if (isNext && ['paid', 'reversed'].includes(before.status)) wrong.push(`${id} was paid and is tried again`);
      if (before !== undefined && attempt < before.attempt) wrong.push(`${id} has forgotten an attempt`);
      this.#attempts.set(id, { attempt, status });
    }
    return wrong;
  }

  #wrongWays({ payouts, checkouts, funds, deliverables, proofs, applications }: Books): string[] {
    return [
      ...payouts.map(({ id, attempt, status }) => ['attempt', `${id}:${attempt}`, status] as const),
      ...checkouts.map(({ id, status }) => ['checkout', id, status] as const),
      ...funds.flatMap(({ refundRequest }) =>
        refundRequest ? [['refund', refundRequest.id, refundRequest.status] as const] : [],
      ),
      ...funds.flatMap(({ refunds, campaignId }) =>
        refunds.map(({ id, status }) => ['refund record', `${campaignId}:${id}`, status] as const),
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

function canCome(ways: Readonly<Record<string, readonly string[]>>, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const status of reached) for (const next of ways[status as RefundStatus] ?? []) reached.add(next);
  return reached.has(to);
}
