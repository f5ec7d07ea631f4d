import { SendHorizontal } from 'lucide-react';
import { CampaignCover } from '../../shared/loots/campaign-cover.tsx';
import { chakra } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const { pays, loot, talk, reply, payouts } = landingText.glimpses;

/** Part of a screen that goes on below the edge of its tile. Nothing in it is real. */
const Screen = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: 'auto',
    width: 'full',
    maxWidth: '30rem',
    marginX: 'auto',
    padding: '5',
    bg: 'sunken',
    borderWidth: '1px',
    borderBottomWidth: '0',
    borderColor: 'line',
    borderTopRadius: 'lg',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > :last-child': { borderBottomWidth: '0' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    '& > :first-child': { minWidth: '0' },
    '& > :last-child': { flexShrink: '0', whiteSpace: 'nowrap', textAlign: 'right' },
  },
  variants: {
    sum: {
      true: { paddingTop: '3', borderTopWidth: '1px', borderColor: 'line', fontWeight: 'bold', fontSize: 'lg' },
    },
    row: { true: { paddingBottom: '3', borderBottomWidth: '1px', borderColor: 'line' } },
  },
});
const Press = chakra('span', {
  base: {
    display: 'block',
    paddingY: '3',
    bg: 'accent',
    color: 'onAccent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    textAlign: 'center',
  },
});
const Small = chakra('span', { base: { textStyle: 'hint' } });
const Paper = chakra('div', { base: { bg: 'surface', borderRadius: 'lg', overflow: 'hidden', boxShadow: 'card' } });
const Words = chakra('div', { base: { padding: '4' } });
const Title = chakra('p', { base: { fontFamily: 'heading', fontSize: 'lg', lineHeight: 'snug' } });
const Sum = chakra('b', { base: { color: 'goldText', fontSize: 'xl', marginRight: '1.5' } });
const Project = chakra('span', { base: { display: 'block', truncate: true } });
const Reply = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'surface',
    color: 'muted',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    '& svg': { color: 'goldText' },
  },
});
const Bubble = chakra('p', {
  base: {
    width: 'fit-content',
    maxWidth: '85%',
    paddingX: '4',
    paddingY: '2.5',
    borderRadius: 'lg',
    bg: 'surface',
    borderBottomLeftRadius: 'sm',
    boxShadow: 'card',
    '&:nth-child(even)': {
      marginLeft: 'auto',
      bg: 'seaWash',
      borderBottomLeftRadius: 'lg',
      borderBottomRightRadius: 'sm',
    },
  },
});

/** The bill of a loot, shown to its owner before paying. */
export function PaysGlimpse() {
  return (
    <Screen aria-hidden>
      {pays.lines.map(([name, value]) => (
        <Line key={name}>
          <span>{name}</span>
          <span>{value}</span>
        </Line>
      ))}
      <Line sum>
        <span>{pays.total[0]}</span>
        <span>{pays.total[1]}</span>
      </Line>
      <Press>{pays.action}</Press>
    </Screen>
  );
}

/** A loot as creators find it. */
export function LootGlimpse() {
  return (
    <Screen aria-hidden>
      <Paper>
        <CampaignCover campaign={loot.drawnBy} height="28" />
        <Words>
          <Small>{loot.brand}</Small>
          <Title>{loot.title}</Title>
          <Small>
            <Sum>{loot.pays}</Sum>
            {loot.what}
          </Small>
        </Words>
      </Paper>
    </Screen>
  );
}

/** An owner and a creator who talk. */
export function TalkGlimpse() {
  return (
    <Screen aria-hidden>
      {talk.map((words) => (
        <Bubble key={words}>{words}</Bubble>
      ))}
      <Reply>
        {reply}
        <SendHorizontal size={18} />
      </Reply>
    </Screen>
  );
}

/** Payouts with where their money is. */
export function PayoutsGlimpse() {
  return (
    <Screen aria-hidden>
      {payouts.map(([title, state, sum]) => (
        <Line key={title} row>
          <span>
            <Project>{title}</Project>
            <Small display="block">{state}</Small>
          </span>
          <b>{sum}</b>
        </Line>
      ))}
    </Screen>
  );
}
