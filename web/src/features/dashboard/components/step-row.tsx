import { useQuery } from '@tanstack/react-query';
import { AMOUNT_NOTES, approvalOutcome } from '../../../shared/payments/approval-outcome.ts';
import { listedPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { ButtonLook } from '../../../shared/ui/buttons/button.tsx';
import { formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { WorkRow } from '../../../shared/ui/lists/work-row.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import type { NextStep, StepPayment } from '../next-steps.ts';

/** Has one width in all rows, so that the verbs stand below each other. */
const Verb = chakra(ButtonLook, { base: { minWidth: '6.75rem', justifyContent: 'center' } });

interface StepRowProps {
  step: NextStep;
  /** True for the one whose button is the button of the screen. */
  isFirst: boolean;
}

/** A step with its amount: one whose payment has to be worked out shows it as soon as it is known. */
export function StepRow({ step, isFirst }: StepRowProps) {
  return step.pays ? (
    <PaidStepRow step={step} pays={step.pays} isFirst={isFirst} />
  ) : (
    <Row step={step} isFirst={isFirst} />
  );
}

function PaidStepRow({ step, pays, isFirst }: StepRowProps & { pays: StepPayment }) {
  const { data } = useQuery(listedPreviewQuery(pays.operation, pays.id));
  const outcome = approvalOutcome(data);
  if (outcome.kind === 'unknown') return <Row step={step} isFirst={isFirst} />;
  const { cents } = outcome;
  if (cents === 0 && outcome.kind === 'pays' && pays.only) {
    return <Row step={{ ...step, text: pays.only.paidText, verb: 'Complete' }} isFirst={isFirst} />;
  }
  if (cents === 0) return <Row step={step} isFirst={isFirst} />;
  const amount = formatCents(cents);
  if (outcome.kind === 'pays' && pays.only) return <Row step={{ ...step, verb: `Pay ${amount}` }} isFirst={isFirst} />;
  // One line on phones, like the count that stands here until the amount is known.
  return <Row step={{ ...step, figure: { shows: amount, note: AMOUNT_NOTES[outcome.kind] } }} isFirst={isFirst} />;
}

function Row({ step, isFirst }: StepRowProps) {
  return (
    <WorkRow
      to={step.to}
      picture={step.picture}
      name={step.who ?? step.text}
      about={step.who && step.text}
      detail={step.detail}
      figure={step.figure}
      urgent={step.mine}
      actions={
        step.verb === undefined ? (
          <Badge>Waiting</Badge>
        ) : (
          <Verb variant={isFirst ? 'gold' : 'outline'}>{step.verb}</Verb>
        )
      }
    />
  );
}
