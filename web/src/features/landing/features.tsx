import { chakra, List, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Section } from './section.tsx';
import type { ReactNode } from 'react';

/** Section with the four features of Doubloon. */
export function Features() {
  return (
    <Section title="Everything a fair trade needs" intro="From the first idea to the last receipt, in one place.">
      <List
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '6' }}
      >
        {landingText.features.map(({ title, text }, index) => (
          <chakra.li key={title} display="flex" gap="5" {...sheet} borderRadius="xl" padding={{ base: '5', md: '7' }}>
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
              <Muted marginTop="1.5">{text}</Muted>
            </div>
          </chakra.li>
        ))}
      </List>
    </Section>
  );
}

/** A small picture: what is gold in it, and the lines over that. */
function Vignette({ gold, lines }: { gold: ReactNode; lines: string }) {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden>
      <g fill="#f2b632">{gold}</g>
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const coin = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} />;

/** One per feature, in their order: a brief with its mark, a stall, a talk, money that was counted. */
export const featureDrawings = [
  <Vignette
    gold={coin(28, 28, 7)}
    lines="M30 17V7a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v25a2 2 0 0 0 2 2h9M12 12h13M12 18h9M12 24h5M25.5 25.5l5 5m0-5-5 5"
  />,
  <Vignette
    gold={<path d="M7 6h6.5l-1 9a4.4 4.4 0 0 1-8.5 0zM20 6h6.5l2.5 9a4.4 4.4 0 0 1-8.7 0z" />}
    lines="M7 6h26l3 9a4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0zM7 20v14h26V20M16 34v-9h8v9"
  />,
  <Vignette
    gold={<path d="M17 16h15a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3v4l-5-4H17a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z" />}
    lines="M25 11V8a3 3 0 0 0-3-3H8a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3v4l2.5-2M19.5 23.5h.1m4.9 0h.1m4.9 0h.1"
  />,
  <Vignette
    gold={
      <>
        {coin(29, 13, 7)}
        <path d="M5 27h16v7H5z" />
      </>
    }
    lines="m26 13 2.3 2.3 4-4.3M5 20h16v7H5zM5 27v7h16v-7M26 26h9m-9 6h9"
  />,
];
