import { type Application, deliverBy } from '@doubloon/contract/applications/application.ts';
import { applicationLife, contentLife, type ContentStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { APPLICATION_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { applicationStatusLabels, contentStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { takeCreatorSlot } from '../payments/ledger/creator-slot.ts';
import { illegalState } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './show-applications.ts';
import { getUnfinishedCampaign, requireRunning } from '../campaigns/lifecycle/move-campaign.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';

const ofContent = (status: ContentStatus) => spoken(contentStatusLabels[status]);
const wordOf = ({ status }: Pick<Application, 'status'>) => spoken(applicationStatusLabels[status]);

/**
 * Approves or rejects a pending application. An approval takes one of the campaign's creator slots in the same
 * transaction, and says by when to deliver in it. Throws `illegal_state` when it is decided already, every slot is taken or the campaign is closed.
 */
export const decideApplication: Handler<'decideApplication'> = async ({ db, clock, caller }, { params, body }) => {
  const decided = await unitOfWork({ db }, async (tx) => {
    const application = await getReceivedApplication(tx, params.id, caller);
    const moved = applicationLife.move(application, body.status === 'approved' ? 'approve' : 'reject', () =>
      illegalState(`This application is ${wordOf(application)} and cannot become ${wordOf(body)}`),
    );
    const now = clock.now();
    let accepted: Pick<Application, 'deliverBy' | 'earlierAcceptances'> = { deliverBy: null, earlierAcceptances: 0 };
    if (body.status === 'approved') {
      const campaign = await tx.campaigns.get(application.campaignId);
      requireRunning(campaign, 'creators');
      accepted = {
        deliverBy: campaign.payoutModel === 'budget_share' ? deliverBy(now, campaign) : null,
        earlierAcceptances: await tx.applications.countAccepted(application),
      };
      await takeCreatorSlot(tx, application.campaignId);
    }
    const changes = { ...moved, feedback: body.feedback || null, decidedAt: now, ...accepted };
    tx.applications.update(application.id, changes);
    return { ...application, ...changes };
  });
  return viewApplication(db, decided, caller);
};

/**
 * Approves submitted content of an approved application to one of the caller's campaigns, or sends it back. Throws `illegal_state` when
 * there is none that waits for a decision.
 */
export const decideContent: Handler<'decideContent'> = async ({ db, clock, caller }, { params, body }) => {
  const decided = await unitOfWork({ db }, async (tx) => {
    const application = await getReceivedApplication(tx, params.id, caller);
    if (application.status !== 'approved') {
      throw illegalState(`This application is ${wordOf(application)}; its content cannot be decided on`);
    }
    const { content: before } = application;
    if (!before) throw illegalState('No content has been submitted yet');
    const move = body.approved ? 'approve' : 'sendBack';
    const moved = contentLife.move(before, move, () =>
      illegalState(
        `This content is ${ofContent(before.status)} and cannot become ${ofContent(contentLife.moves[move].to)}`,
      ),
    );
    const content = { ...before, ...moved, feedback: body.feedback || null, decidedAt: clock.now() };
    tx.applications.update(application.id, { content });
    return { ...application, content };
  });
  return viewApplication(db, decided, caller);
};

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** The reason for a rejection, as the creator reads it. */
const NOT_ANSWERED = 'The owner did not answer in time.';

/** Rejects an application that is (still) pending after its deadline; returns true if it did. Reads 1, writes 1. */
export function rejectOverdueApplication({ db, clock }: Needs, id: string): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const application = await tx.applications.find(id);
    if (!application || !applicationLife.isDue(application, 'reject', now)) return false;
    const moved = applicationLife.move(application, 'reject');
    tx.applications.update(id, { ...moved, feedback: NOT_ANSWERED, decidedAt: now });
    return true;
  });
}

/** Approves content of an approved application that is (still) undecided after its deadline; returns true if it did. Reads 1, writes 1. */
export function approveOverdueContent({ db, clock }: Needs, id: string): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const application = await tx.applications.find(id);
    const content = application?.content;
    if (application?.status !== 'approved' || !content || !contentLife.isDue(content, 'approve', now)) return false;
    tx.applications.update(id, { content: { ...content, ...contentLife.move(content, 'approve'), decidedAt: now } });
    return true;
  });
}

/** Fields of an application whose slot, if it had one, was freed. */
const NO_SLOT = { deliverBy: null, freedAt: null };

/**
 * Finds a rejected application of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more) or
 * its campaign is completed. Reads 2.
 */
export async function findApplicationReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const application = await tx.applications.find(id);
  if (application?.creatorId !== appellantId) return null;
  const moved = applicationLife.move(application, 'reopen', () =>
    illegalState(`This application is ${wordOf(application)}, not rejected`),
  );
  const campaign = await getUnfinishedCampaign(tx, application.campaignId);
  const decideBy = addDays(now, APPLICATION_DECISION_DAYS);
  return {
    campaign,
    // It has no slot, and its campaign is not closed: nothing is decided by there being no appeal.
    lock: () => {},
    reopen: () => tx.applications.update(id, { ...moved, feedback: null, decideBy, decidedAt: null, ...NO_SLOT }),
  };
}

/** The reason that those who had applied read. */
const PAYMENT_LOST = 'The bank has taken back the payment for this loot, or has warned of it, so it is closed.';

/**
 * Rejects the pending applications of a campaign whose payment is lost, and tells approved creators that nothing more can be paid, until something can be again. Repeating it
 * changes nothing.
 */
export function loseApplications(
  { db }: Pick<Dependencies, 'db'>,
  campaignId: string,
  { lostAt, paysNoMore }: { readonly lostAt: Date; readonly paysNoMore: boolean },
): Promise<void> {
  return db.applications.loseTo(campaignId, { feedback: PAYMENT_LOST, lostAt, paysNoMore });
}
