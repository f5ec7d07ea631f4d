import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Compass, Gem, ImagePlus, Store, TriangleAlert, Users, Wallet } from 'lucide-react';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { AMOUNT_NOTES, approvalOutcome } from '../../../shared/payments/approval-outcome.ts';
import { isAboutAccount } from '../../../shared/payments/own-account.ts';
import { listedPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { ButtonLook } from '../../../shared/ui/buttons/button.tsx';
import { formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { WorkRow } from '../../../shared/ui/lists/work-row.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import type { NextStep, StepPayment } from '../next-steps.ts';

const SIGNS = {
  account: Wallet,
  discover: Compass,
  done: Check,
  failed: TriangleAlert,
  loot: Gem,
  people: Users,
  picture: ImagePlus,
  store: Store,
} as const;

/** An icon in a square of the size of a cover. */
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'lg',
    bg: 'chip',
    color: 'muted',
  },
  variants: {
    kind: {
      account: { bg: 'seaWash', color: 'seaText' },
      discover: { bg: 'goldWash', color: 'goldText' },
      done: { bg: 'leafWash', color: 'leafText' },
      failed: { bg: 'coralWash', color: 'coralText' },
      loot: { bg: 'goldWash', color: 'goldText' },
      people: { bg: 'seaWash', color: 'seaText' },
      picture: {},
      store: { bg: 'skyWash', color: 'skyText' },
    },
  },
});
/** How much time is left, and beside it, or below it, the rest. */
const Until = chakra(Wrap, { base: { alignItems: 'center', columnGap: '2', marginTop: '1' } });

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
  const awaitsAccount = outcome.kind === 'unpayable' && outcome.problem && isAboutAccount(outcome.problem);
  const note = awaitsAccount ? 'no payout account yet' : AMOUNT_NOTES[outcome.kind];
  return <Row step={{ ...step, figure: { shows: amount, note } }} isFirst={isFirst} />;
}

function Row({ step, isFirst }: StepRowProps) {
  return (
    <WorkRow
      to={step.to}
      picture={step.picture}
      lead={leadOf(step)}
      name={step.who ?? step.text}
      about={step.who && step.text}
      detail={
        step.mine && step.left !== undefined ? (
          <Until as="span">
            <Badge colorPalette={step.urgent ? 'coral' : 'plain'}>
              <Clock aria-hidden />
              {step.left}
            </Badge>{' '}
            {step.detail}
          </Until>
        ) : (
          step.detail
        )
      }
      figure={step.figure}
      urgent={step.mine && step.urgent}
      actions={
        step.verb === undefined ? (
          <Badge>{step.left}</Badge>
        ) : (
          <Verb variant={isFirst ? 'gold' : 'outline'}>{step.verb}</Verb>
        )
      }
    />
  );
}

function leadOf({ loot, sign }: NextStep) {
  if (loot) return <LootThumbnail campaign={loot} />;
  if (!sign) return undefined;
  const Drawn = SIGNS[sign];
  return (
    <Sign kind={sign} aria-hidden>
      <Drawn size={20} />
    </Sign>
  );
}
