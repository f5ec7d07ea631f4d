import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import {
  isSetAside,
  PAYMENT_GRANTED,
  type PaymentProblemView,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { ActingParty } from '@doubloon/contract/calls/errors.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { isAccountMended } from '../../shared/payments/own-account.ts';
import { mayBeRevised } from '../../shared/loots/may-be-revised.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { formatDate } from '../../shared/ui/figures/time.ts';

export type Turn = 'you' | 'owner' | 'team';

/** A step that an owner takes in a project. */
export type OwnerStep = 'review' | 'reviewContent' | 'pay' | 'retry';

/** Something that a project waits for, and whose turn it is. */
export interface Wait {
  id: string;
  turn: Turn;
  text: string;
  detail?: string;
  /** Deadline of the delivery. */
  deliverBy?: Date;
  /** Why the project was not paid, when it waits for a payment. */
  unpaid?: PaymentProblemView;
  /** The step that the creator takes in the project. */
  step?: 'submit' | 'revise';
  /** The step that the owner takes in the project. */
  ownerStep?: OwnerStep;
  /** True when the creator takes this step on the profile page. */
  onProfile?: true;
}

export interface ProjectFacts {
  project: ApplicationView;
  deliverables: readonly DeliverableView[];
  /** True when the creator's payout account is ready; null while that is not known. */
  canBePaid: boolean | null;
  /** True when the loot takes no more treasures. */
  closed?: boolean;
}

const ORDER: readonly Turn[] = ['you', 'team', 'owner'];
const TURNS: Record<ActingParty, Turn> = { creator: 'you', owner: 'owner', platform: 'team' };

/** Returns all that a project waits for, who must act and until when: the creator's own first. */
export function projectWaits({ project, deliverables, canBePaid, closed = false }: ProjectFacts): Wait[] {
  const running = project.status === 'approved';
  const owed = running || deliverables.some(({ status }) => status === 'submitted');
  const waits: Wait[] = [
    ...(owed && canBePaid === false
      ? [
          {
            id: 'account',
            turn: 'you' as const,
            text: 'Connect your payment account',
            detail: 'Approved treasures cannot be paid before.',
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
  const wait: Wait = { id: 'first', turn: 'you', step: 'submit', text: 'Post about the loot, then submit its link' };
  if (!isAwaited) return [wait];
  const detail = 'After the deadline the owner can give the slot to somebody else.';
  return [{ ...wait, detail, deliverBy: slot.deliver_by }];
}

/** Returns the wait of the project as a whole: for its content, then for its payment. */
function settlement({ id, status, content, payment_problem: problem, account_closed: left }: ApplicationView): Wait[] {
  if (problem) return [unpaid(id, 'project', problem)];
  if (status !== 'approved' || !content || left) return [];
  switch (content.status) {
    case 'submitted': {
      const detail = `Decision by ${formatDate(content.decide_by)}; left undecided, it is approved by itself.`;
      return [{ id, turn: 'owner', ownerStep: 'reviewContent', text: 'Your content is in review', detail }];
    }
    case 'revision_requested':
      return [
        {
          id,
          turn: 'you',
          step: 'revise',
          text: 'Revise your content and submit it again',
          detail: content.feedback ?? '',
        },
      ];
    case 'approved':
      return [
        {
          id,
          turn: 'owner',
          ownerStep: 'pay',
          text: 'The owner approves the payment, which completes the project',
          detail: 'Your content is approved.',
        },
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
    return { id, turn: 'you', step: 'revise', text: `Revise the ${name} and submit it again`, detail };
  }
  if (status !== 'submitted') return undefined;
  if (problem) return unpaid(id, name, problem);
  if (deliverable.author_check === 'needs_admin') {
    return { id, turn: 'team', text: `We check whose post the ${name} is`, detail: deliverablesText.authorCheckText };
  }
  const detail = `Decision by ${formatDate(deliverable.decide_by)}; left undecided, the work is approved with 0 counted views.`;
  return { id, turn: 'owner', ownerStep: 'review', text: `The ${name} is in review`, detail };
}

function unpaid(id: string, paid: string, problem: PaymentProblemView): Wait {
  const waits = isSetAside(problem.reason) || problem.reason === PAYMENT_GRANTED;
  const text = waits ? `The payment of the ${paid} waits` : `The ${paid} could not be paid`;
  const turn = TURNS[problem.must_act];
  return { id, turn, ...(turn === 'owner' && { ownerStep: 'retry' as const }), text, unpaid: problem };
}
