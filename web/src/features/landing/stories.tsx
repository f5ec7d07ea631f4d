import { Check } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { chakra, List, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { sideGlimpses } from './glimpses.tsx';
import { Section } from './section.tsx';

const Columns = chakra(List, {
  base: { gap: { base: '4', md: '6' }, gridAutoFlow: { md: 'column' }, gridAutoColumns: { md: 'minmax(0, 1fr)' } },
});
const Side = chakra('li', {
  base: {
    ...sheet,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'xl',
    padding: { base: '5', md: '7' },
    borderTopWidth: '4px',
    borderTopColor: 'accent',
    _last: { borderTopColor: 'seaText' },
    '& > a': { marginTop: 'auto', alignSelf: { md: 'start' } },
  },
});
const Point = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '2.5',
    '& svg': { marginTop: '1', color: 'seaText' },
  },
});
const Step = chakra('li', {
  base: {
    ...sheet,
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '4',
    alignContent: 'start',
    borderRadius: 'xl',
    padding: { base: '5', md: '7' },
  },
});
const Numeral = chakra('b', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    bg: 'accent',
    color: 'onAccent',
    boxShadow: 'inset 0 0 0 4px {colors.accent}, inset 0 0 0 5px rgb(11 17 32 / 0.55)',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'xl',
    lineHeight: '1',
  },
});

/** The longer story for visitors: what each side gets, and how it works. */
export function Stories() {
  return (
    <>
      <chakra.div bg="sunken">
        <Section title="Why choose us" intro="Both sides know where they stand before anybody starts.">
          <Columns>
            {landingText.sides.map(({ role, title, text, points, action }, index) => (
              <Side key={title}>
                <chakra.h3 textStyle="sectionTitle">{title}</chakra.h3>
                <Muted marginTop="1.5">{text}</Muted>
                {sideGlimpses[role]}
                <List gap="2" marginTop="5" marginBottom="6">
                  {points.map((point) => (
                    <Point key={point}>
                      <Check size={16} aria-hidden />
                      {point}
                    </Point>
                  ))}
                </List>
                <ButtonLink variant={index === 0 ? 'gold' : 'outline'} to={paths.registerAs(role)}>
                  {action}
                </ButtonLink>
              </Side>
            ))}
          </Columns>
        </Section>
      </chakra.div>
      <Section title="How it works" intro="Three steps, whichever side of the counter you stand on.">
        <Columns as="ol">
          {landingText.how.map(({ title, text }, index) => (
            <Step key={title}>
              <span aria-hidden>
                <Numeral>{index + 1}</Numeral>
              </span>
              <div>
                <chakra.h3 fontSize="lg">{title}</chakra.h3>
                <Muted marginTop="1">{text}</Muted>
              </div>
            </Step>
          ))}
        </Columns>
      </Section>
    </>
  );
}
