import { chakra, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Section } from './section.tsx';

const Three = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '8' },
    listStyleType: 'none',
  },
});

/** The longer story for visitors: why choose us, what people say, how it works. */
export function Stories() {
  return (
    <>
      <chakra.div bg="sunken">
        <Section title="Why choose us" intro="Both sides know where they stand before anybody starts.">
          <Three>
            {landingText.why.map(({ title, text }) => (
              <chakra.li key={title} borderTopWidth="3px" borderColor="accent" paddingTop="4">
                <chakra.h3 fontSize="lg">{title}</chakra.h3>
                <Muted marginTop="2">{text}</Muted>
              </chakra.li>
            ))}
          </Three>
        </Section>
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
        <Section title="Heard at the trading post">
          <Three>
            {landingText.voices.map(({ text, who }) => (
              <chakra.li key={text}>
                <chakra.figure
                  height="full"
                  display="flex"
                  flexDirection="column"
                  justifyContent="space-between"
                  gap="5"
                  {...sheet}
                  borderRadius="xl"
                  padding="6"
                >
                  <chakra.blockquote fontFamily="heading" fontSize="lg" lineHeight="snug">
                    {`“${text}”`}
                  </chakra.blockquote>
                  <chakra.figcaption textStyle="hint">{who}</chakra.figcaption>
                </chakra.figure>
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
