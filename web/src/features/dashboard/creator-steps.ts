import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { SHARE_TIERS } from '@doubloon/contract/shared/money.ts';
import { mostOf, type NextStep, reported, timeFor } from './next-steps.ts';
import { mayBeRevised } from '../../shared/loots/may-be-revised.ts';
import { paths } from '../../shared/paths.ts';
import { formatNumber } from '../../shared/ui/figures/numbers.tsx';
import { formatDate, timeLeftText } from '../../shared/ui/figures/time.ts';

/** Step that a creator must take before they can be paid. */
export const payoutAccountStep: NextStep = {
  id: 'account',
  text: 'Connect your payment account',
  detail: 'Approved treasures can be paid only then',
  verb: 'Connect',
  sign: 'account',
  to: paths.payoutAccount,
  mine: true,
};

/** Step of a creator for whom nothing else is to do. */
export const nextLootStep: NextStep = {
  id: 'loot',
  text: 'You’re all caught up.',
  detail: 'Find your next loot in the marketplace',
  verb: 'Browse loots',
  sign: 'done',
  to: paths.marketplace,
};

interface CreatorWork {
  applications: readonly ApplicationView[];
  deliverables: readonly DeliverableView[];
  canBePaid: boolean;
}

interface CreatorSteps {
  /** Steps that the creator can take, first those that somebody waits for. */
  own: NextStep[];
  /** Steps that others have to take, soonest expected answer first. */
  awaited: NextStep[];
}

/** Returns what a creator can do next, and apart from it what they wait for others to do. */
export function creatorSteps({ applications, deliverables, canBePaid }: CreatorWork, now: Date): CreatorSteps {
  const approved = applications.filter(({ status }) => status === 'approved');
  const lootOf = new Map(applications.map(({ id, campaign }) => [id, campaign]));
  const delivered = new Set(deliverables.map(({ application_id: id }) => id));
  const closed = new Set(applications.filter(({ campaign }) => !campaign.isRunning).map(({ id }) => id));
  const over = new Set(applications.filter(({ status }) => status === 'rejected').map(({ id }) => id));
  const own = [
    ...(approved.length > 0 && !canBePaid ? [payoutAccountStep] : []),
    ...deliverables
      .filter(
        (deliverable) =>
          deliverable.status === 'revision_requested' &&
          !over.has(deliverable.application_id) &&
          mayBeRevised(deliverable, closed.has(deliverable.application_id), now),
      )
      .map(({ treasure_id: id, application_id: applicationId, title, feedback, view_count: views }) => ({
        id,
        loot: lootOf.get(applicationId),
        figure: reported(views),
        text: `Revise your treasure for ${title}`,
        detail: feedback ?? 'It was sent back to you',
        verb: 'Revise',
        to: paths.approvedProject(applicationId),
        mine: true,
      })),
    ...approved
      .filter(({ content }) => content?.status === 'revision_requested')
      .map(({ id, campaign, campaignTitle, content }) => ({
        id: `content ${id}`,
        loot: campaign,
        text: `Revise your content for ${campaignTitle}`,
        detail: content?.feedback ?? 'It was sent back to you',
        verb: 'Revise',
        to: paths.approvedProject(id),
        mine: true,
      })),
    ...approved
      .filter(({ id }) => !delivered.has(id) && !closed.has(id))
      .toSorted((a, b) => deadlineOf(a) - deadlineOf(b))
      .map(({ id, campaignTitle, campaign, slot }) => ({
        id,
        loot: campaign,
        figure: mostOf({ campaign }),
        text: `Deliver your first treasure for ${campaignTitle}`,
        detail: `${campaign.businessOwner.name} · ${
          slot && !slot.delivered
            ? `Deliver by ${formatDate(slot.deliver_by)} to keep your slot`
            : 'You are approved: post it, then report the link'
        }`,
        ...(slot && !slot.delivered && timeFor('deliver', slot.deliver_by, now)),
        verb: 'Deliver',
        to: paths.approvedProject(id),
        mine: true,
      })),
  ];
  return { own: [...own, ...provable(approved, deliverables)], awaited: awaited({ applications, deliverables }, now) };
}

const deadlineOf = ({ slot }: ApplicationView) =>
  slot && !slot.delivered ? slot.deliver_by.getTime() : Number.MAX_SAFE_INTEGER;

/** The projects that go on, no treasure of which waits for anybody, and whose views only a proof can tell, while more of them can earn more by their terms. */
function provable(approved: readonly ApplicationView[], deliverables: readonly DeliverableView[]): NextStep[] {
  return approved
    .filter(({ campaign }) => campaign.isRunning)
    .flatMap(({ id, campaign, campaignTitle, slot }) => {
      const own = deliverables.filter(({ application_id: of }) => of === id);
      const accepted = own.filter(({ status, latest_reading: read }) => status === 'approved' && !read);
      if (accepted.length === 0 || own.some(({ status }) => status !== 'approved' && status !== 'rejected')) return [];
      const counted = accepted.reduce((sum, { counted_views: views }) => sum + views, 0);
      // A share of the budget, which only loots with slots pay, grows no more then.
      if (slot && counted >= SHARE_TIERS[0].fromViews) return [];
      return {
        id: `prove ${id}`,
        loot: campaign,
        figure: mostOf({ campaign }),
        text: `Prove new views for ${campaignTitle}`,
        detail: `${formatNumber(counted)} counted so far · more views can earn more`,
        verb: 'Prove',
        to: paths.approvedProject(id),
      };
    });
}

function awaited({ applications, deliverables }: Omit<CreatorWork, 'canBePaid'>, now: Date): NextStep[] {
  const lootOf = new Map(applications.map(({ id, campaign }) => [id, campaign]));
  return [
    ...deliverables
      .filter(({ status }) => status === 'submitted')
      .map((deliverable) => ({
        at: deliverable.decide_by,
        id: deliverable.treasure_id,
        loot: lootOf.get(deliverable.application_id),
        figure: reported(deliverable.view_count),
        text: `Your treasure for ${deliverable.title} is in review`,
        detail:
          deliverable.author_check === 'needs_admin'
            ? 'Doubloon checks that the post is yours'
            : `${lootOf.get(deliverable.application_id)?.businessOwner.name ?? 'The owner'} decides by ${formatDate(deliverable.decide_by)}`,
        to: paths.approvedProject(deliverable.application_id),
      })),
    ...applications
      .filter(({ status }) => status === 'pending')
      .map((application) => ({
        at: application.decide_by,
        id: application.id,
        loot: application.campaign,
        figure: mostOf(application),
        text: `You applied to ${application.campaignTitle}`,
        detail: `${application.campaign.businessOwner.name} answers by ${formatDate(application.decide_by)}`,
        to: paths.loot(application.campaign_id),
      })),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...step }) => ({ ...step, left: timeLeftText(at, now), mine: false }));
}
