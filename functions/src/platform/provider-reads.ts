import { ProviderReads, READS_DAYS } from '@doubloon/contract/payments/provider/provider-reads.ts';
import { FieldValue } from '@google-cloud/firestore';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { unitOfWork } from './database/database.ts';
import { storeOf } from './database/document-store.ts';
import type { Dependencies } from './dependencies.ts';

/** How long an instance keeps its count in memory, so that a day's document is rarely written. Uncommitted counts are lost with the instance. */
const KEPT_MS = 60_000;

export class ProviderReadsStore extends storeOf('providerReads', ProviderReads, ({ day }) => day) {
  /** Adds to the count of a day without reading it, so that instances do not wait for each other. Writes 1. */
  countReads(reads: number, now: Date): void {
    const day = now.toISOString().slice(0, 10);
    const expiresAt = addDays(new Date(day), READS_DAYS);
    this.writing.merge(this.ref(day), { day, reads: FieldValue.increment(reads), expiresAt });
  }

  /** Returns the number of reads on the last 30 days. Reads 1 for each day. */
  async countLast(now: Date): Promise<number> {
    const days = await this.all(this.documents.where('expiresAt', '>', now));
    return days.reduce((sum, { reads }) => sum + reads, 0);
  }
}

/** Counts the read requests of one instance. It stores the count with the first request after a minute has passed. Never throws. */
export function createReadCounter({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>): () => Promise<void> {
  let counted = 0;
  let storedAt = 0;
  return async () => {
    counted += 1;
    const now = clock.now();
    if (Math.abs(now.getTime() - storedAt) < KEPT_MS) return;
    storedAt = now.getTime();
    const reads = counted;
    counted = 0;
    try {
      await unitOfWork({ db }, (tx) => tx.providerReads.countReads(reads, now));
    } catch (error) {
      counted += reads;
      log.warn({ err: error }, 'reads at the provider not counted');
    }
  };
}
