import { chakra, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { LootGlimpse, PaysGlimpse, PayoutsGlimpse, TalkGlimpse } from './product-glimpses.tsx';
import { Section } from './section.tsx';

/** Parts of the product's screens, one per feature, in their order. */
const GLIMPSES = [PaysGlimpse, LootGlimpse, TalkGlimpse, PayoutsGlimpse];

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
  },
});
const Tile = chakra('li', {
  base: {
    ...sheet,
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    borderRadius: 'xl',
    overflow: 'hidden',
    paddingX: { base: '5', md: '7' },
    paddingTop: { base: '5', md: '7' },
    gridColumn: { md: 'span 5' },
    '&:nth-child(4n + 1), &:nth-child(4n)': { gridColumn: { md: 'span 7' } },
  },
});

/** Section with the four features of Doubloon, each with a part of the screen that it is. */
export function Features() {
  return (
    <Section title="Everything a fair trade needs" intro="From the first idea to the last receipt, in one place.">
      <Tiles>
        {landingText.features.map(({ title, text }, index) => {
          const Glimpse = GLIMPSES[index];
          return (
            <Tile key={title}>
              <div>
                <chakra.h3 fontSize="2xl">{title}</chakra.h3>
                <Muted marginTop="1.5" maxWidth="28rem">
                  {text}
                </Muted>
              </div>
              {Glimpse && <Glimpse />}
            </Tile>
          );
        })}
      </Tiles>
    </Section>
  );
}
