import { chakra, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { featureGlimpses } from './glimpses.tsx';
import { Places } from './live-places.tsx';
import { Section } from './section.tsx';

const Tiles = chakra(Places, {
  base: {
    gridAutoColumns: { base: 'min(21rem, 86%)', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
    gap: { base: '3', md: '6' },
  },
});
const Tile = chakra('li', {
  base: {
    ...sheet,
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    scrollSnapAlign: 'start',
    borderRadius: 'xl',
    overflow: 'hidden',
    paddingX: { base: '5', md: '7' },
    paddingTop: { base: '5', md: '7' },
    gridColumn: { md: 'span 5' },
    '&:nth-child(4n + 1), &:nth-child(4n)': { gridColumn: { md: 'span 7' } },
  },
});

/** The four features of Doubloon, each with a part of the screen that it is; phones swipe through them. */
export function Features() {
  return (
    <Section title="Everything a fair trade needs" intro="From the first idea to the last receipt, in one place.">
      <Tiles tabIndex={0}>
        {landingText.features.map(({ title, text }, index) => (
          <Tile key={title}>
            <div>
              <chakra.h3 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h3>
              <Muted marginTop="1.5" maxWidth="28rem">
                {text}
              </Muted>
            </div>
            {featureGlimpses[index]}
          </Tile>
        ))}
      </Tiles>
    </Section>
  );
}
