import type { Dependencies } from '../platform/dependencies.ts';

/** The reason that those who had applied read. */
const PAYMENT_LOST = 'The bank has taken back the payment for this loot, so it is closed.';

/**
 * Tells the creators of a campaign whose payment is lost: whoever has applied is rejected, whoever is approved is told that nothing more can be paid.
 * Repeating it changes nothing.
 */
export function loseApplications({ db }: Pick<Dependencies, 'db'>, campaignId: string, lostAt: Date): Promise<void> {
  return db.applications.loseTo(campaignId, PAYMENT_LOST, lostAt);
}
