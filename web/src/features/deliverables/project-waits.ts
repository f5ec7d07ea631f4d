import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ActingParty, PaymentProblemView } from '@doubloon/contract/payments/payment-problem.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { isAccountMended } from '../../shared/payments/own-account.ts';
import { mayBeRevised } from '../../shared/loots/may-be-revised.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { formatDate } from '../../shared/ui/figures/time.ts';

export type Turn = 'you' | 'owner' | 'team';

/** Something a project's creator waits for or is waited for with, and whose turn it is. */
export interface Wait {
  id: string;
  turn: Turn;
  text: string;
  detail?: string;
  /** By when it has to be delivered. */
  deliverBy?: Date;
  /** Why it is not paid, where that is what it waits for. */
  unpaid?: PaymentProblemView;
  /** True when the creator does it on their profile. */
  onProfile?: true;
}

interface Project {
  project: ApplicationView;
  deliverables: readonly DeliverableView[];
  /** True when the creator's payout account is ready; null while that is not known. */
  canBePaid: boolean | null;
  /** The loot takes no more treasures. */
  closed?: boolean;
}

const ORDER: readonly Turn[] = ['you', 'team', 'owner'];
const TURNS: Record<ActingParty, Turn> = { creator: 'you', owner: 'owner', platform: 'team' };

/** All that a project waits for, who must act and until when: the creator's own first. */
export function projectWaits({ project, deliverables, canBePaid, closed = false }: Project): Wait[] {
  const running = project.status === 'approved';
  const owed = running || deliverables.some(({ status }) => status === 'submitted');
  const waits: Wait[] = [
    ...(owed && canBePaid === false
      ? [
          {
            id: 'account',
            turn: 'you' as const,
            text: deliverablesText.accountMissing,
            detail: deliverablesText.accountMissingText,
            onProfile: true as const,
          },
        ]
      : []),
    ...(running && !closed ? firstDelivery(project, deliverables) : []),
    ...deliverables.flatMap((deliverable) => waitOf(deliverable, closed) ?? []),
    ...settlement(project),
  ].map((wait) => (wait.unpaid && isAccountMended(wait.unpaid, canBePaid) ? { ...wait, turn: 'team' } : wait));
  return waits.toSorted((a, b) => ORDER.indexOf(a.turn) - ORDER.indexOf(b.turn));
}

/** Returns the wait for the delivery that keeps a slot: the first treasure or, after a rejected one, the next. */
function firstDelivery({ slot }: ApplicationView, deliverables: readonly DeliverableView[]): Wait[] {
  const isAwaited = slot !== null && !slot.delivered;
  if (deliverables.length > 0 && !isAwaited) return [];
  const text = deliverablesText.deliver;
  if (!isAwaited) return [{ id: 'first', turn: 'you', text, detail: deliverablesText.deliverText }];
  const detail = `${deliverablesText.keepSlot} ${deliverablesText.deliverText}`;
  return [{ id: 'first', turn: 'you', text, detail, deliverBy: slot.deliver_by }];
}

/** Returns the wait of the project as a whole: for its content, then for its payment. */
function settlement({ id, status, content, payment_problem: problem, account_closed: left }: ApplicationView): Wait[] {
  if (problem) return [unpaid(id, deliverablesText.unpaidProject, problem)];
  if (status !== 'approved' || !content || left) return [];
  switch (content.status) {
    case 'submitted': {
      const detail = deliverablesText.contentDecidedBy(formatDate(content.decide_by));
      return [{ id, turn: 'owner', text: deliverablesText.contentInReview, detail }];
    }
    case 'revision_requested':
      return [{ id, turn: 'you', text: deliverablesText.reviseContent, detail: content.feedback ?? '' }];
    case 'approved':
      return [
        { id, turn: 'owner', text: deliverablesText.paymentAwaited, detail: deliverablesText.paymentAwaitedText },
      ];
  }
}

function waitOf(deliverable: DeliverableView, closed: boolean): Wait | undefined {
  const { treasure_id: id, status, payment_problem: problem } = deliverable;
  const name = `${platformLabel(deliverable.platform)} treasure of ${formatDate(deliverable.created_at)}`;
  if (status === 'revision_requested') {
    if (!mayBeRevised(deliverable, closed, currentTime())) return undefined;
    const until =
      closed && deliverable.revise_until && deliverablesText.closedReviseUntil(formatDate(deliverable.revise_until));
    const detail = [deliverable.revision_instructions, until].filter(Boolean).join(' ');
    return { id, turn: 'you', text: deliverablesText.reviseDeliverable(name), detail };
  }
  if (status !== 'submitted') return undefined;
  if (problem) return unpaid(id, deliverablesText.unpaidDeliverable(name), problem);
  if (deliverable.author_check === 'needs_admin') {
    return { id, turn: 'team', text: deliverablesText.authorChecked(name), detail: deliverablesText.authorCheckText };
  }
  const detail = deliverablesText.decidedBy(formatDate(deliverable.decide_by));
  return { id, turn: 'owner', text: deliverablesText.inReview(name), detail };
}

function unpaid(id: string, text: string, problem: PaymentProblemView): Wait {
  return { id, turn: TURNS[problem.must_act], text, unpaid: problem };
}
