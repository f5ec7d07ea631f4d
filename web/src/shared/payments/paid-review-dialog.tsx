import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PaidDecisionForm, type PaidDecision, type Reviewed } from './paid-decision-form.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../state/session.ts';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { chakra, Stack, Wrap } from '../style/chakra.tsx';
import { DeliveredPost } from '../ui/buttons/given-address.tsx';
import { TextLink } from '../ui/buttons/text-link.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ReviewStepper, type ReviewSteps } from '../ui/dialogs/review-stepper.tsx';
import { useSideSheet } from '../ui/dialogs/side-sheet.ts';
import { DateText, Waiting } from '../ui/figures/date-text.tsx';
import { Facts } from '../ui/figures/facts.tsx';
import { Quote } from '../ui/marks/quote.tsx';

interface PaidReviewDialogProps<Accepted extends string> {
  id: string;
  reviewed: Reviewed;
  /** True when its creator has sent it and nobody has decided. */
  isWaiting: boolean;
  since: Date;
  title: string;
  /** The post that it is about. */
  url: string | undefined;
  badge: ReactNode;
  facts: ComponentProps<typeof Facts>['facts'];
  /** The submission itself: the post, or a proof's images. */
  evidence?: ReactNode;
  /** All else that is known of it. */
  seen?: ReactNode;
  /** Notice to read before deciding. */
  notice?: ReactNode;
  decision: PaidDecision<Accepted>;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** The way to others of the list; undefined for one that is not in it any more. */
  steps?: ReviewSteps | undefined;
  /** Called after a decision, once its receipt was read if money was paid; closes the dialog, or shows what is decided next. */
  onDecided: () => void;
  onClose: () => void;
}

const Origin = chakra(Wrap, {
  base: { alignItems: 'center', justifyContent: 'space-between', columnGap: '4', marginTop: '-2', marginBottom: '2' },
});
const Post = chakra('div', { base: { display: 'flex', flex: '1 1 0', minWidth: '0' } });
const Store = chakra(TextLink, { base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } });

/** Dialog with a creator's submission, the payment for accepting it, the owner's three decisions, and the receipt once paid. */
export function PaidReviewDialog<Accepted extends string>(props: PaidReviewDialogProps<Accepted>) {
  const { id, title, steps, onDecided, onClose } = props;
  const [paid, setPaid] = useKeyedState<PayoutView | undefined>(id, () => undefined);
  const sheet = useSideSheet();

  if (paid) return <ReceiptDialog isNew payoutId={paid.id} onClose={onDecided} />;
  return (
    <Dialog
      title={title}
      placement={sheet}
      width="38rem"
      mark={props.badge}
      beginsAtTitle
      lead={steps && <ReviewStepper of={props.decision.paid} id={id} name={title} steps={steps} />}
      onClose={onClose}
    >
      <PaidReview key={id} {...props} onPaid={(payout) => setPaid(id, payout)} />
    </Dialog>
  );
}

interface PaidReviewProps<Accepted extends string> extends PaidReviewDialogProps<Accepted> {
  onPaid: (payout: PayoutView) => void;
}

/** The submission and the owner's decision on it. */
function PaidReview<Accepted extends string>(props: PaidReviewProps<Accepted>) {
  const { reviewed, isWaiting, since, onPaid, onDecided } = props;
  const decides = useSession((state) => state.user?.role === 'business_owner') && isWaiting;
  const about = (
    <>
      {props.notice}
      <Facts
        facts={[
          ...props.facts,
          ['Submitted', <DateText key="s" value={since} />],
          ['Decision by', decides ? <DateText key="d" value={reviewed.decide_by} /> : null],
        ]}
      />
      {props.seen}
      {reviewed.notes && <Quote name="Notes of the creator" text={reviewed.notes} />}
      {reviewed.revision_instructions && (
        <Quote name="Your revision instructions" text={reviewed.revision_instructions} />
      )}
      {reviewed.feedback && <Quote name="Feedback" text={reviewed.feedback} />}
      {decides && <Waiting since={since} decideBy={reviewed.decide_by} />}
    </>
  );
  return (
    <>
      <Origin>
        {props.url && (
          <Post>
            <DeliveredPost url={props.url} />
          </Post>
        )}
        <Store to={paths.store(reviewed.creator_id)}>See store</Store>
      </Origin>
      <Stack gap="4">
        {props.evidence}
        {decides ? (
          <PaidDecisionForm {...props} onDecided={(payout) => (payout ? onPaid(payout) : onDecided())}>
            {about}
          </PaidDecisionForm>
        ) : (
          <>
            {reviewed.payment_problem && <UnpaidNotice problem={reviewed.payment_problem} />}
            {about}
          </>
        )}
      </Stack>
    </>
  );
}
