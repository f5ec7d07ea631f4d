import { chakra } from '@chakra-ui/react/styled-system';
import { landingText } from '../../shared/text/landing.ts';
import { Section } from './section.tsx';

const Three = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '10' },
    listStyleType: 'none',
  },
});

/** Why choose us, what people say, how it works: the longer story for visitors. */
export function Stories() {
  return (
    <>
      <chakra.div bg="sunken">
        <Section title={landingText.whyTitle}>
          <Three>
            {landingText.why.map(({ title, text }) => (
              <chakra.li key={title} borderTopWidth="3px" borderColor="accent" paddingTop="4">
                <chakra.h3 fontSize="lg">{title}</chakra.h3>
                <chakra.p color="muted" marginTop="2">
                  {text}
                </chakra.p>
              </chakra.li>
            ))}
          </Three>
        </Section>
      </chakra.div>
      <Section title={landingText.howTitle}>
        <Three as="ol">
          {landingText.how.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span fontFamily="heading" fontSize="3xl" lineHeight="1" color="goldText" minWidth="8" aria-hidden>
                {index + 1}
              </chakra.span>
              <div>
                <chakra.h3 fontSize="lg">{title}</chakra.h3>
                <chakra.p color="muted" marginTop="1">
                  {text}
                </chakra.p>
              </div>
            </chakra.li>
          ))}
        </Three>
      </Section>
      <chakra.div bg="sunken">
        <Section title={landingText.voicesTitle}>
          <Three>
            {landingText.voices.map(({ text, who }) => (
              <chakra.li key={text}>
                <chakra.figure>
                  <chakra.blockquote fontFamily="heading" fontSize="lg" lineHeight="snug">
                    “{text}”
                  </chakra.blockquote>
                  <chakra.figcaption color="muted" marginTop="3" fontSize="sm">
                    {who}
                  </chakra.figcaption>
                </chakra.figure>
              </chakra.li>
            ))}
          </Three>
        </Section>
      </chakra.div>
    </>
  );
}
