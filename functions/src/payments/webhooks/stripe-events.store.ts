import { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DocumentStore } from '../../platform/database/document-store.ts';
import type { Session } from '../../platform/database/session.ts';

declare module '../../platform/database/database.ts' {
  interface Stores {
    readonly stripeEvents: StripeEvents;
  }
}

/** Records of the provider's events. Before one is put, its earlier one has to be looked at in the same unit of work. */
export class StripeEvents extends DocumentStore<StripeEventRecord> {
  constructor(session: Session) {
    super(session, COLLECTIONS.stripeEvents, StripeEventRecord, ({ id }) => id);
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

/** True when what is remembered of an event says that it was handled. Pure. */
export function isHandled(known: StripeEventRecord | null): boolean {
  return known?.outcome === 'applied' || known?.outcome === 'ignored';
}
