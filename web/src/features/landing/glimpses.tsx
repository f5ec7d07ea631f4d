import { chakra, HStack } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '5.5rem',
    marginTop: '5',
    padding: '4',
    bg: 'sunken',
    borderRadius: 'lg',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const Name = chakra('p', { base: { fontWeight: 'semibold', lineHeight: 'snug' } });
const Small = chakra('p', { base: { textStyle: 'hint', lineHeight: 'snug' } });
const Choice = chakra('span', {
  base: {
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'controlLine',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    _last: { bg: 'accent', color: 'onAccent', borderColor: 'accent' },
  },
});
const Sum = chakra('span', {
  base: { color: 'goldText', fontFamily: 'heading', fontSize: 'xl', fontWeight: 'semibold' },
});
const Ends = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '3' },
});
const Whole = chakra('div', { base: { flex: '1', minWidth: '0' } });
const Bar = chakra('div', {
  base: {
    height: '2',
    marginY: '1.5',
    borderRadius: 'full',
    bg: 'line',
    _after: { content: '""', display: 'block', width: '62%', height: 'full', borderRadius: 'full', bg: 'accent' },
  },
});

/** Picture of a decision that an owner takes; nobody real asks here. */
export function ApplicantGlimpse() {
  const { name, figures, choices } = landingText.glimpses.applicant;
  return (
    <Frame aria-hidden>
      <HStack gap="3">
        <Avatar name={name} src={null} size="12" />
        <div>
          <Name>{name}</Name>
          <Small>{figures}</Small>
        </div>
      </HStack>
      <HStack gap="2">
        {choices.map((choice) => (
          <Choice key={choice}>{choice}</Choice>
        ))}
      </HStack>
    </Frame>
  );
}

/** Picture of what a creator was paid and what comes next; none of its figures are real. */
export function EarnedGlimpse() {
  const { paid, sum, views, next } = landingText.glimpses.earned;
  return (
    <Frame aria-hidden>
      <Whole>
        <Ends>
          <Name>{paid}</Name>
          <Sum>{sum}</Sum>
        </Ends>
        <Bar />
        <Ends>
          <Small>{views}</Small>
          <Small>{next}</Small>
        </Ends>
      </Whole>
    </Frame>
  );
}
