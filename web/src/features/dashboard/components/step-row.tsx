import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Compass, Gem, ImagePlus, Store, TriangleAlert, Users, Wallet } from 'lucide-react';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { AMOUNT_NOTES, approvalOutcome } from '../../../shared/payments/approval-outcome.ts';
import { isAboutAccount } from '../../../shared/payments/own-account.ts';
import { listedPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { chakra, WideWords } from '../../../shared/style/chakra.tsx';
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
/** Has one width in all rows, so that the verbs stand below each other. */
const Verb = chakra(ButtonLook, {
  base: { minWidth: { base: '5.5rem', md: '6.75rem' }, paddingX: { base: '4', md: '5' }, justifyContent: 'center' },
});

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
  if (outcome.kind === 'unpayable' && outcome.problem && isAboutAccount(outcome.problem)) {
    const figure = { shows: amount, note: 'due' };
    return <Row step={{ ...step, figure }} isFirst={isFirst} warning="no payout account yet" />;
  }
  return <Row step={{ ...step, figure: { shows: amount, note: AMOUNT_NOTES[outcome.kind] } }} isFirst={isFirst} />;
}

function Row({ step, isFirst, warning }: StepRowProps & { warning?: string }) {
  const isTimed = step.mine && step.left !== undefined;
  return (
    <WorkRow
      to={step.to}
      picture={step.picture}
      lead={leadOf(step)}
      name={step.who ?? step.text}
      about={step.who && step.text}
      // How much time is left says more than how long somebody waits, for which phones have no room.
      detail={isTimed && step.who !== undefined ? <WideWords>{step.detail}</WideWords> : step.detail}
      mark={
        isTimed ? (
          <Badge colorPalette={step.urgent ? 'coral' : 'plain'}>
            <Clock aria-hidden />
            {step.left}
          </Badge>
        ) : undefined
      }
      warning={
        warning && (
          <Badge colorPalette="gold">
            <TriangleAlert aria-hidden />
            {warning}
          </Badge>
        )
      }
      figure={step.figure}
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
