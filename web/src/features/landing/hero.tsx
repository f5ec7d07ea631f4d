import type { ReactNode } from 'react';
import { HeroDrawing } from './hero-drawing.tsx';
import { chakra } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

/** Headline, ways to go, what is promised, and the chest with a receipt out of it; on the deep ink of whatever holds it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '10', lg: '12' }}
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', md: '8' }}
      paddingTop={{ base: '8', md: '12' }}
      paddingBottom={{ base: '28', md: '24' }}
    >
      <div>
        <chakra.h1 fontSize="4xl" letterSpacing="tight" color="onDeep">
          Post a loot. Bring back treasure.
        </chakra.h1>
        <chakra.p color="onDeepMuted" fontSize="lg" marginTop="5" maxWidth="34rem">
          Doubloon is a friendly trading post: brands put a budget on the table, creators spread the word, and every
          view that counts is paid.
        </chakra.p>
        <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} flexWrap="wrap" gap="3" marginTop="8">
          {children}
        </chakra.div>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="2"
          marginTop="7"
          color="onDeepMuted"
          fontSize="sm"
          listStyleType="none"
        >
          {landingText.promises.map((promise) => (
            <chakra.li
              key={promise}
              _before={{ content: '"✓"', color: 'onDeepGold', fontWeight: 'bold', marginRight: '2' }}
            >
              {promise}
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
      <chakra.div position="relative" maxWidth="30rem" width="full" marginX="auto" aria-hidden>
        <HeroDrawing />
        <Receipt />
      </chakra.div>
    </chakra.div>
  );
}

const Row = chakra('p', { base: { display: 'flex', justifyContent: 'space-between', gap: '6' } });

/** Picture of an example payout; none of its figures are real. */
function Receipt() {
  const { title, lines, sum } = landingText.receipt;
  return (
    <chakra.div
      position="absolute"
      right="0"
      bottom={{ base: '-12', lg: '-6' }}
      width="15.5rem"
      padding="4"
      bg="ink.800"
      color="onDeepMuted"
      borderWidth="1px"
      borderColor="deepLine"
      borderRadius="lg"
      boxShadow="0 18px 40px rgb(0 0 0 / 0.5)"
      fontSize="sm"
      fontVariantNumeric="tabular-nums lining-nums"
      animation="rise 600ms 500ms ease-out both"
    >
      <chakra.p color="sea.300" fontWeight="semibold" marginBottom="2">
        ✓ {title}
      </chakra.p>
      {lines.map(([name, value]) => (
        <Row key={name}>
          <span>{name}</span>
          <chakra.span color="onDeep">{value}</chakra.span>
        </Row>
      ))}
      <Row
        marginTop="2"
        paddingTop="2"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="deepLine"
        color="onDeep"
        fontWeight="semibold"
      >
        <span>{sum[0]}</span>
        <chakra.span color="onDeepGold">{sum[1]}</chakra.span>
      </Row>
    </chakra.div>
  );
}
