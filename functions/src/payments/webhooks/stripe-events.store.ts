import { EVENT_RECORD_DAYS, StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** Records of the provider's events. Before one is put, its earlier one has to be looked at in the same unit of work. */
export class StripeEvents extends storeOf('stripeEvents', StripeEventRecord, ({ id }) => id) {
  /** Stores the outcome of an event. One that failed is kept until it is handled, every other for `EVENT_RECORD_DAYS`. */
  record(event: Omit<StripeEventRecord, 'expiresAt'>): void {
    const isOpen = event.outcome === 'failed';
    this.put({ ...event, expiresAt: isOpen ? null : addDays(event.receivedAt, EVENT_RECORD_DAYS) });
  }

  /** True when an event was handled before. Reads 1. */
  async isHandled(id: string): Promise<boolean> {
    return isHandled(await this.find(id));
  }

  /** Events that could not be handled yet, those first that were not tried for longest; at most `limit`. Reads as many. */
  findFailed(limit: number): Promise<StripeEventRecord[]> {
    return this.all(this.documents.where('outcome', '==', 'failed').orderBy('receivedAt').limit(limit));
  }
}

/** True when the record of an event says that it was handled. Pure. */
export function isHandled(known: StripeEventRecord | null): boolean {
  return known?.outcome === 'applied' || known?.outcome === 'ignored';
}
