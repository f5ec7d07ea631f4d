import { PAYMENT_TRIED_FOR_DAYS } from '@doubloon/contract/payments/payment-problem.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { approveOverdueContent, rejectOverdueApplication } from '../applications/decide-overdue.ts';
import { payForApplication } from '../payments/pay-application.ts';
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
  unpaidApplications,
  type ReadOverdue,
} from './overdue.store.ts';

type Needs = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>;

const PER_READING = 50;
const READINGS_AT_MOST = 40;
/** A run ends before the platform ends it; what is left is the next one's. */
const RUN_AT_MOST_MS = 7 * 60_000;
/** What can be decided at once is, however old: the job may have stood still. */
const EVER = new Date(0);

/** The next of one kind of what is overdue: decides some of them, and says whether there may be more. */
type Turn = () => Promise<boolean>;

/**
 * The scheduled job that decides what owners have left undecided: applications are rejected; content is approved; treasures and proofs are
 * approved and paid, as if the owner had; and the payments of applications that they have approved are tried again. The kinds take turns, the longest
 * overdue of each first, at most 2,000 of a kind and seven minutes in one run. What cannot be decided is tried again for two weeks; repeating it
 * changes nothing.
 */
export async function decideOverdue(deps: Needs): Promise<void> {
  const { clock } = deps;
  const since = addDays(clock.now(), -PAYMENT_TRIED_FOR_DAYS);
  let turns: Turn[] = [
    turnsOf(deps, 'application', EVER, overdueApplications, ({ id }) => rejectOverdueApplication(deps, id)),
    turnsOf(deps, 'content', EVER, overdueContents, ({ id }) => approveOverdueContent(deps, id)),
    turnsOf(deps, 'treasure', since, overdueTreasures, async (deliverable) => {
      // An admin has to say first whose post it is.
      if (deliverable.authorCheck === 'needs_admin' || (await wasTriedLately(deps, deliverable.id))) return false;
      const { payout } = await payForDeliverable(deps, {
        deliverable,
        feedback: null,
        seenViewCount: deliverable.viewCount,
      });
      return payout?.status !== 'unresolved';
    }),
    turnsOf(deps, 'proof', since, overdueProofs, async (proof) => {
      // A count that was changed while it waited gives its owner the whole time again: nobody is paid for what was slipped in at the end.
      const isNew = addDays(proof.reportedAt, DELIVERABLE_DECISION_DAYS) > clock.now();
      if (isNew || (await wasTriedLately(deps, proof.id))) return false;
      const { payout } = await payForProof(deps, { proof, feedback: null, seenViewCount: proof.reportedViewCount });
      return payout?.status !== 'unresolved';
    }),
    turnsOf(deps, 'payment of an application', since, unpaidApplications, async (application) => {
      if (await wasTriedLately(deps, application.id)) return false;
      const { payout } = await payForApplication(deps, { application, feedback: null });
      return payout?.status !== 'unresolved';
    }),
  ];
  const begun = clock.now().getTime();
  while (turns.length > 0) {
    const left: Turn[] = [];
    for (const turn of turns) {
      if (clock.now().getTime() - begun > RUN_AT_MOST_MS) return;
      if (await turn()) left.push(turn);
    }
    turns = left;
  }
}

function turnsOf<T extends { readonly id: string }>(
  deps: Needs,
  what: string,
  since: Date,
  read: ReadOverdue<T>,
  decide: (overdue: T) => Promise<boolean>,
): Turn {
  const overdue = { since, now: deps.clock.now(), limit: PER_READING };
  let last: T | undefined;
  let readings = 0;
  return async () => {
    const found = await read(deps.db, overdue, last);
    for (const one of found) await decideLogged(deps, what, one.id, () => decide(one));
    last = found.at(-1);
    readings += 1;
    return found.length === PER_READING && readings < READINGS_AT_MOST;
  };
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
