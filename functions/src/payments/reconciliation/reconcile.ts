import { MAX_LEDGER_DIFFERENCES } from '@doubloon/contract/payments/ledger-result.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { examineBooks } from './examine-books.ts';
import { receiveMissedEvents } from './receive-missed-events.ts';

/** Campaigns that one run looks at. */
const AT_MOST = 100;
/** A new round over all campaigns begins this long after the one before was complete. */
const ROUND_EVERY_MS = 60 * 60_000;
/** An event that came too early is handled soon; one that has failed so often is for people to look at. */
const FAILURES_TO_TELL = 3;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * The scheduled job that handles the provider's events that never arrived, then counts the books of the next campaigns again, holds them against
 * the provider and stores what still differs, what could not be compared and which events cannot be handled; admins are shown all of that, nothing
 * of it is repaired. A run goes on where the last one stopped; between rounds it does nothing.
 */
export async function reconcile(deps: EventContext): Promise<void> {
  const { db, clock, log } = deps;
  const last = await db.ledgerResults.findLast();
  const now = clock.now();
  const after = last?.nextAfterCampaignId ?? null;
  const isResting = last !== null && after === null && now.getTime() - last.createdAt.getTime() < ROUND_EVERY_MS;
  // A clock that was moved back does not keep it waiting.
  if (isResting && last.createdAt <= now) return;
  const eventsSeenUntil = await receiveMissedEvents(deps, last?.eventsSeenUntil ?? null);
  const unhandledEvents = (await db.stripeEvents.findFailed(MAX_LEDGER_DIFFERENCES))
    .filter(({ failures }) => failures >= FAILURES_TO_TELL)
    .map(({ id, type }) => ({ id, type }));
  const { differences, notCompared, ...examined } = await examineBooks(deps, { after, limit: AT_MOST });
  const result = {
    id: newId('rec', now),
    afterCampaignId: after,
    nextAfterCampaignId: examined.nextAfter,
    campaigns: examined.campaigns,
    groups: examined.groups,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_LEDGER_DIFFERENCES),
    notCompared: [...notCompared],
    unhandledEvents,
    eventsSeenUntil,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  await unitOfWork({ db }, (tx) => tx.ledgerResults.add(result));
  if (differences.length > 0)
    log.error({ ledgerResult: result.id, differences: result.differences }, 'the books differ');
  if (notCompared.length > 0) log.error({ ledgerResult: result.id, notCompared }, 'the books were not all compared');
  if (unhandledEvents.length > 0)
    log.error({ ledgerResult: result.id, unhandledEvents }, 'payment events cannot be handled');
  if (differences.length + notCompared.length === 0)
    log.info({ ledgerResult: result.id, ...examined }, 'the books agree');
}
