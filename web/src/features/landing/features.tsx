import { chakra, List } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { featureDrawings } from './feature-drawings.tsx';
import { Section } from './section.tsx';

/** Section with the four features of Doubloon. */
export function Features() {
  return (
    <Section title="Everything a fair trade needs" intro="From the first idea to the last receipt, in one place.">
      <List
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '6' }}
      >
        {landingText.features.map(({ title, text }, index) => (
          <chakra.li
            key={title}
            display="flex"
            gap="5"
            bg="surface"
            borderWidth="1px"
            borderColor="line"
            borderRadius="xl"
            boxShadow="card"
            padding={{ base: '5', md: '7' }}
          >
            <chakra.span
              display="grid"
              placeContent="center"
              flexShrink="0"
              width={{ base: '14', md: '16' }}
              height={{ base: '14', md: '16' }}
              borderRadius="lg"
              bg="goldWash"
              color="text"
              aria-hidden
            >
              {featureDrawings[index]}
            </chakra.span>
            <div>
              <chakra.h3 textStyle="sectionTitle">{title}</chakra.h3>
              <chakra.p color="muted" marginTop="1.5">
                {text}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </List>
    </Section>
  );
}
