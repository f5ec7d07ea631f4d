import { chakra, Muted } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Section } from './section.tsx';
import { Sides } from './sides.tsx';

const Three = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '8' },
    listStyleType: 'none',
  },
});

/** The longer story for visitors: why choose us, how it works, what is promised. */
export function Stories() {
  return (
    <>
      <chakra.div bg="sunken">
        <Sides />
      </chakra.div>
      <Section title="How it works" intro="Three steps, whichever side of the counter you stand on.">
        <Three as="ol">
          {landingText.how.map(({ title, text }, index) => (
            <chakra.li key={title} position="relative" display={{ base: 'flex', md: 'block' }} gap="4">
              <Step number={index + 1} />
              <div>
                <chakra.h3 fontSize="lg">{title}</chakra.h3>
                <Muted marginTop="1">{text}</Muted>
              </div>
            </chakra.li>
          ))}
        </Three>
      </Section>
      <chakra.div bg="sunken">
        <Section title="Our word to both sides">
          <Three>
            {landingText.word.map(({ text, who }) => (
              <chakra.li key={text} paddingTop="4" borderTopWidth="2px" borderColor="controlLine">
                <chakra.p fontFamily="heading" fontSize="xl" lineHeight="snug">
                  {text}
                </chakra.p>
                <chakra.p textStyle="hint" marginTop="3">
                  {who}
                </chakra.p>
              </chakra.li>
            ))}
          </Three>
        </Section>
      </chakra.div>
    </>
  );
}

/** A coin with its number; on wide screens a trail leads on to the next one. */
function Step({ number }: { number: number }) {
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="4"
      marginBottom={{ base: '0', md: '4' }}
      aria-hidden
      _after={{
        content: '""',
        display: { base: 'none', md: number === landingText.how.length ? 'none' : 'block' },
        flex: '1',
        borderTopWidth: '3px',
        borderTopStyle: 'dotted',
        borderColor: 'accent',
      }}
    >
      <chakra.span
        display="grid"
        placeContent="center"
        width="12"
        height="12"
        borderRadius="full"
        bg="accent"
        color="onAccent"
        boxShadow="inset 0 0 0 4px {colors.accent}, inset 0 0 0 5px rgb(11 17 32 / 0.55)"
        fontFamily="heading"
        fontWeight="semibold"
        fontSize="xl"
        lineHeight="1"
      >
        {number}
      </chakra.span>
    </chakra.span>
  );
}
