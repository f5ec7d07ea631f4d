import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import type { QuestionView } from '@doubloon/contract/questions/question.ts';
import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import {
  previewApplicationPayout,
  previewDeliverablePayout,
  previewProofPayout,
} from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { paths } from '../../shared/paths.ts';
import type { PreviewOperation } from '../../shared/payments/payout-preview-query.ts';
import { formatCents, formatNumber } from '../../shared/ui/figures/numbers.tsx';
import { ageText, timeLeftText, timeTo } from '../../shared/ui/figures/time.ts';

/** How the payment of a decision is asked for in advance. */
export interface StepPayment {
  operation: PreviewOperation;
  id: string;
  /** Where paying is the whole decision, so that its button can name the sum: the step's text if nothing is left to pay. */
  only?: { paidText: string };
}

/** Something that goes on, and who must act. */
export interface NextStep {
  id: string;
  /** Whom it is about; left out where it is nobody's. */
  who?: string | undefined;
  /** The thing to do, or the rest of the sentence that begins with `who`. */
  text: string;
  /** Text that says since when or until when the step waits, or for whom. */
  detail: string;
  /** The amount or number that it is about, and what that is; with `pays`, until that is known. */
  figure?: { shows: string; note: string; isCount?: boolean } | undefined;
  /** The payment that the decision makes, which only the server can work out. */
  pays?: StepPayment | undefined;
  /** The reader's action there, as one word or two; left out while it is another's turn. */
  verb?: string;
  /** How much time is left for it. */
  left?: string | undefined;
  /** True where it must be done soon: hardly any time is left, or something went wrong. */
  urgent?: boolean;
  to: string;
  /** The loot that it is about, whose cover it has. */
  loot?: ApplicationView['campaign'] | undefined;
  /** The sign that it has where it is about no loot and nobody. */
  sign?: 'account' | 'discover' | 'done' | 'failed' | 'loot' | 'people' | 'picture' | 'store';
  /** Address of the picture of whose work it is, null for the default icon; left out where it is nobody's. */
  picture?: string | null | undefined;
  /** True when it is the reader's turn, false when it is another's; left out where nobody waits. */
  mine?: boolean | undefined;
}

/** Steps that are shown at most. */
export const MAX_STEPS = 5;

interface OwnerWork {
  /** Pending and approved ones. */
  applications: readonly ApplicationView[];
  deliverables: readonly DeliverableView[];
  proofs: readonly (ProofView & { campaignTitle: string })[];
  questions: readonly (QuestionView & { campaignTitle: string })[];
  payouts?: PaymentFlow['recentPayouts'] | undefined;
}

interface Decision extends Pick<NextStep, 'id' | 'who' | 'text' | 'figure' | 'pays' | 'to' | 'picture'> {
  at: Date;
  /** When it is decided without the person; left out where nothing happens by itself. */
  until?: Date;
  verb: string;
}

const endOf = ({ until }: Decision): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The views that a creator has reported, as the figure of a step. */
export const reported = (views: number) => ({ shows: formatNumber(views), note: 'views reported', isCount: true });
/** The most that a creator can earn by an application, as the figure of a step. */
export const mostOf = ({ campaign: { pays_up_to: most } }: Pick<ApplicationView, 'campaign'>) =>
  most === null ? undefined : { shows: formatCents(most), note: 'can be earned at most' };

/** How much time is left to do something, and whether it is nearly over. */
export const timeFor = (doing: Parameters<typeof timeTo>[0], until: Date, now: Date) => ({
  left: timeLeftText(until, now),
  urgent: timeTo(doing, until, now).urgent,
});

/** Names a treasure, so that two that one person has delivered for one loot are not taken for one. */
export const deliveredWord = (one: DeliverableView, all: readonly DeliverableView[]): string =>
  all.some(({ application_id: of, created_at: at }) => of === one.application_id && at < one.created_at)
    ? 'another treasure'
    : 'a treasure';

/** Returns an owner's open work after payments that failed: first what is decided by itself soonest, then what waits longest. */
export function ownerSteps(
  { applications, deliverables, proofs, questions, payouts = [] }: OwnerWork,
  now: Date,
): NextStep[] {
  const failed = payouts
    .filter(({ status }) => status === 'failed')
    .map(({ id, campaign_id: loot, title, amount }) => ({
      id,
      text: `A payment for ${title} failed`,
      detail: 'Look at why and retry it',
      figure: { shows: formatCents(amount), note: 'not paid' },
      verb: 'Look',
      sign: 'failed' as const,
      urgent: true,
      to: paths.managedLoot(loot, 'payouts'),
      mine: true,
    }));
  const applicationOf = new Map(applications.map((application) => [application.id, application]));
  const decisions: NextStep[] = [
    ...applications.flatMap((application) => applicationDecision(application, now) ?? []),
    ...deliverables
      .filter((deliverable) => deliverable.author_check === 'confirmed')
      .map((deliverable) => ({
        at: deliverable.created_at,
        id: deliverable.treasure_id,
        who: deliverable.creatorName,
        text: `delivered ${deliveredWord(deliverable, deliverables)} for ${deliverable.title}`,
        picture: deliverable.creatorPic,
        figure: reported(deliverable.view_count),
        pays: { operation: previewDeliverablePayout, id: deliverable.treasure_id },
        verb: 'Review',
        until: deliverable.decide_by,
        to: paths.managedDeliverable(deliverable.campaign_id, deliverable.treasure_id),
      })),
    ...proofs.map((proof) => {
      const application = applicationOf.get(proof.application_id);
      return {
        at: proof.submission_date,
        id: proof.proof_id,
        who: application?.creatorName,
        text: `${application ? 'sent a' : 'A'} proof of more views ${application ? '' : 'came in '}for ${proof.campaignTitle}`,
        picture: application?.creatorPic,
        figure: reported(proof.reported_view_count),
        pays: { operation: previewProofPayout, id: proof.proof_id },
        until: proof.decide_by,
        verb: 'Check',
        to: paths.managedProof(proof.campaign_id, proof.proof_id),
      };
    }),
    ...questions.map(({ id, campaign_id: lootId, campaignTitle, asker, created_at: at }) => ({
      at,
      id,
      who: asker?.name,
      text: `${asker ? 'asked a' : 'A'} question about ${campaignTitle}`,
      picture: asker?.picture,
      verb: 'Answer',
      to: paths.managedQuestion(lootId, id),
    })),
  ]
    .sort((a, b) => endOf(a) - endOf(b) || a.at.getTime() - b.at.getTime())
    .map(({ at, until, ...decision }: Decision) => ({
      ...decision,
      detail: `Waiting ${ageText(at, now)}`,
      ...(until && timeFor('decide', until, now)),
      mine: true,
    }));
  return [...failed, ...decisions];
}

/**
 * Returns the decision an application asks of its owner: on itself, its content, its payment or its slot; undefined while
 * it is not their turn.
 */
function applicationDecision(application: ApplicationView, now: Date): Decision | undefined {
  const { id, status, content, slot, creatorName: who, creatorPic: picture, campaignTitle: loot } = application;
  const shown = { id, who, picture, to: paths.managedApplication(application.campaign_id, id), verb: 'Review' };
  if (status === 'pending') {
    const { created_at: at, decide_by: until } = application;
    return { ...shown, at, text: `applied to ${loot}`, figure: mostOf(application), verb: 'Decide', until };
  }
  if (content?.status === 'submitted') {
    const { submitted_at: at, decide_by: until } = content;
    const figure = mostOf(application);
    return { ...shown, at, text: `submitted content for ${loot}`, figure, verb: 'Read', until };
  }
  if (content?.status === 'approved') {
    const only = { paidText: `has been paid for ${loot}: you can complete the project` };
    const pays = { operation: previewApplicationPayout, id, only };
    return { ...shown, at: content.submitted_at, text: `waits for the payment for ${loot}`, pays };
  }
  if (slot && !slot.delivered && slot.deliver_by <= now) {
    const text = `has delivered nothing for ${loot}: you can free the slot`;
    return { ...shown, at: slot.deliver_by, text, verb: 'Decide' };
  }
  return undefined;
}
