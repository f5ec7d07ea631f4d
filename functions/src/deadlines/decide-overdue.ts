import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { approveOverdueContent, rejectOverdueApplication } from '../applications/decide-overdue.ts';
import { payForDeliverable } from '../payments/pay-deliverable.ts';
import { payForProof } from '../payments/pay-proof.ts';
import { wasTriedLately } from '../payments/tried-lately.ts';
import { AppError } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import {
  overdueApplications,
  overdueContents,
  overdueProofs,
  overdueTreasures,
  type ReadOverdue,
} from './overdue.store.ts';

type Needs = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>;

const PER_READING = 50;
const READINGS_AT_MOST = 10;
/** How long after its deadline something that cannot be decided yet (no account to pay to) is tried again. */
const TRIED_FOR_DAYS = 14;
/** What can be decided at once is, however old: the job may have stood still. */
const EVER = new Date(0);

/**
 * The scheduled job that decides what owners have left undecided: applications are rejected; content is approved; treasures and proofs are
 * approved and paid, as if the owner had. Of each kind at most 500 in one run, the longest overdue first. What cannot be decided keeps no others
 * waiting and is tried again for two weeks; repeating it changes nothing.
 */
export async function decideOverdue(deps: Needs): Promise<void> {
  await decideAll(deps, 'application', EVER, overdueApplications, ({ id }) => rejectOverdueApplication(deps, id));
  await decideAll(deps, 'content', EVER, overdueContents, ({ id }) => approveOverdueContent(deps, id));
  const since = addDays(deps.clock.now(), -TRIED_FOR_DAYS);
  await decideAll(deps, 'treasure', since, overdueTreasures, async (deliverable) => {
    // An admin has to say first whose post it is.
    if (deliverable.authorCheck === 'needs_admin' || (await wasTriedLately(deps, deliverable.id))) return false;
    const { payout } = await payForDeliverable(deps, { deliverable, feedback: null });
    return payout?.status !== 'unresolved';
  });
  await decideAll(deps, 'proof', since, overdueProofs, async (proof) => {
    // A count that was changed while it waited gives its owner the whole time again: nobody is paid for what was slipped in at the end.
    const isNew = addDays(proof.reportedAt, DELIVERABLE_DECISION_DAYS) > deps.clock.now();
    if (isNew || (await wasTriedLately(deps, proof.id))) return false;
    const { payout } = await payForProof(deps, { proof, feedback: null, seenViewCount: proof.reportedViewCount });
    return payout?.status !== 'unresolved';
  });
}

async function decideAll<T extends { readonly id: string }>(
  deps: Needs,
  what: string,
  since: Date,
  read: ReadOverdue<T>,
  decide: (overdue: T) => Promise<boolean>,
): Promise<void> {
  const overdue = { since, now: deps.clock.now(), limit: PER_READING };
  let last: T | undefined;
  for (let reading = 0; reading < READINGS_AT_MOST; reading += 1) {
    const found = await read(deps.db, overdue, last);
    for (const one of found) await decideLogged(deps, what, one.id, () => decide(one));
    last = found.at(-1);
    if (found.length < PER_READING) return;
  }
}

async function decideLogged({ log }: Needs, what: string, id: string, decide: () => Promise<boolean>): Promise<void> {
  try {
    if (await decide()) log.info({ what, id }, 'decided at its deadline');
  } catch (error) {
    const isExpected = error instanceof AppError && ['illegal_state', 'payment_required'].includes(error.code);
    if (isExpected) log.info({ what, id, reason: error.message }, 'not decided at its deadline');
    else log.error({ what, id, err: error }, 'not decided at its deadline');
  }
}
