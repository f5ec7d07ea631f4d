import { SendHorizontal } from 'lucide-react';
import { CampaignCover } from '../../shared/loots/campaign-cover.tsx';
import { chakra, HStack } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';

const { applicant, earned, pays, loot, talk, reply, payouts } = landingText.glimpses;

/** Part of a screen. Nothing in it is real. */
const Screen = chakra(
  'div',
  {
    base: {
      display: 'grid',
      alignContent: 'center',
      gap: '3',
      width: 'full',
      padding: { base: '4', md: '5' },
      bg: 'sunken',
      fontSize: { base: 'sm', md: 'md' },
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    variants: {
      cut: {
        // It goes on below the edge of its tile.
        true: {
          marginTop: 'auto',
          borderWidth: '1px',
          borderBottomWidth: '0',
          borderColor: 'line',
          borderTopRadius: 'lg',
        },
        false: { minHeight: '7.5rem', marginTop: '5', borderRadius: 'lg' },
      },
    },
    defaultVariants: { cut: true },
  },
  { defaultProps: { 'aria-hidden': true } },
);
const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    '& > :first-child': { minWidth: '0' },
    '& > :last-child': { flexShrink: '0', whiteSpace: 'nowrap' },
  },
  variants: {
    sum: {
      true: { paddingTop: '3', borderTopWidth: '1px', borderColor: 'line', fontWeight: 'bold', fontSize: { md: 'lg' } },
    },
    row: { true: { paddingBottom: '3', borderBottomWidth: '1px', borderColor: 'line', _last: { border: 'none' } } },
  },
});
const Small = chakra('span', { base: { display: 'block', textStyle: 'hint', lineHeight: 'snug' } });
const Name = chakra('b', { base: { display: 'block', fontWeight: 'semibold', lineHeight: 'snug', truncate: true } });
const Sum = chakra('b', {
  base: { color: 'text', fontSize: 'lg', lineHeight: 'snug' },
  variants: { paid: { true: { color: 'goldText', fontFamily: 'heading', fontSize: 'xl', fontWeight: 'semibold' } } },
});
const Press = chakra('span', {
  base: {
    flex: '1 0 auto',
    paddingX: '3',
    paddingY: '2.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'controlLine',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    _last: { bg: 'accent', color: 'onAccent', borderColor: 'accent' },
  },
});
const Paper = chakra('div', {
  base: { bg: 'surface', borderRadius: 'lg', overflow: 'hidden', boxShadow: 'card', '& > div': { padding: '4' } },
});
const Bubble = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: 'fit-content',
    maxWidth: '85%',
    paddingX: '4',
    paddingY: '2.5',
    borderRadius: 'lg',
    bg: 'surface',
    boxShadow: 'card',
    '&:nth-child(2)': { marginLeft: 'auto', bg: 'seaWash' },
    '& svg': { color: 'goldText' },
  },
  variants: { typed: { true: { width: 'full', maxWidth: 'full', borderRadius: 'full', color: 'muted' } } },
});
const Bar = chakra('div', {
  base: {
    height: '2',
    borderRadius: 'full',
    bg: 'line',
    _after: { content: '""', display: 'block', width: '62%', height: 'full', borderRadius: 'full', bg: 'accent' },
  },
});

/** The bill of a loot, a loot as creators find it, people who talk, and payouts: one for each feature, in their order. */
export const featureGlimpses = [
  <Screen key="pays">
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
    <HStack>
      <Press>{pays.action}</Press>
    </HStack>
  </Screen>,
  <Screen key="loot">
    <Paper>
      <CampaignCover campaign={loot.drawnBy} height="28" />
      <div>
        <Small>{loot.brand}</Small>
        <Name>{loot.title}</Name>
        <Small>
          <Sum>{loot.pays}</Sum> {loot.what}
        </Small>
      </div>
    </Paper>
  </Screen>,
  <Screen key="talk">
    {talk.map((words) => (
      <Bubble key={words}>{words}</Bubble>
    ))}
    <Bubble typed>
      {reply}
      <SendHorizontal size={18} />
    </Bubble>
  </Screen>,
  <Screen key="payouts">
    {payouts.map(([title, state, sum]) => (
      <Line key={title} row>
        <div>
          <Name>{title}</Name>
          <Small>{state}</Small>
        </div>
        <Sum paid={state === earned.paid}>{sum}</Sum>
      </Line>
    ))}
  </Screen>,
];

/** One for each side: an owner's decision, and a creator's payment with what comes next. */
export const sideGlimpses = {
  business_owner: (
    <Screen cut={false}>
      <HStack gap="3" flexWrap="wrap" justifyContent="space-between">
        <HStack gap="3" minWidth="0">
          <Avatar name={applicant.name} src={null} size="12" />
          <div>
            <Name>{applicant.name}</Name>
            <Small>{applicant.figures}</Small>
          </div>
        </HStack>
        <HStack gap="2" fontSize="sm">
          {applicant.choices.map((choice) => (
            <Press key={choice}>{choice}</Press>
          ))}
        </HStack>
      </HStack>
    </Screen>
  ),
  content_creator: (
    <Screen cut={false}>
      <Line>
        <Name>{earned.paid}</Name>
        <Sum paid>{earned.sum}</Sum>
      </Line>
      <Bar />
      <Line>
        <Small>{earned.views}</Small>
        <Small>{earned.next}</Small>
      </Line>
    </Screen>
  ),
};
