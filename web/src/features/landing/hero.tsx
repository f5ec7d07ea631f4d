import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { CampaignCover } from '../../shared/loots/campaign-cover.tsx';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';
import { Coin } from '../../shared/ui/pictures/logo.tsx';

const Headline = chakra('h1', {
  base: { fontSize: { base: '4xl', lg: '3.5rem' }, letterSpacing: 'tight', color: 'onDeep' },
});

/** Headline, ways to go, what is promised, and a post with its receipt; on the deep ink of whatever holds it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <PageWidth
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '10', lg: '12' }}
      paddingTop={{ base: '8', md: '6' }}
      paddingBottom={{ base: '24', md: '28' }}
    >
      <div>
        <Headline>{landingText.headline}</Headline>
        <chakra.p color="onDeepMuted" fontSize="lg" marginTop="5" maxWidth="34rem">
          {landingText.offer}
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
      <chakra.div position="relative" maxWidth="24rem" width="full" marginX="auto" aria-hidden>
        <chakra.div display={{ base: 'none', md: 'block' }}>
          <Post />
        </chakra.div>
        <Receipt />
      </chakra.div>
    </PageWidth>
  );
}

const Row = chakra('p', { base: { display: 'flex', justifyContent: 'space-between', gap: '6' } });

/** Picture of an example payout; none of its figures are real. */
function Receipt() {
  const { title, lines, sum } = landingText.receipt;
  return (
    <chakra.div
      position={{ md: 'absolute' }}
      right={{ md: '-4' }}
      bottom={{ md: '-6' }}
      width={{ base: 'full', md: '15.5rem' }}
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

const FLYING = [
  { size: 52, style: { top: '-1.5rem', right: '1.5rem' } },
  { size: 30, style: { top: '4.5rem', right: '-1rem' } },
  { size: 24, style: { top: '9rem', right: '5.5rem' } },
] as const;

const Piece = chakra('div', { base: { position: 'absolute', animation: 'rise 600ms ease-out both' } });
const Sheet = chakra('div', {
  base: {
    position: 'relative',
    width: '16rem',
    height: '21rem',
    borderRadius: 'xl',
    overflow: 'hidden',
    transform: 'rotate(-3deg)',
    boxShadow: '0 18px 40px rgb(0 0 0 / 0.5)',
    color: 'onDeep',
    // The words stand on the dark ends of the picture.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background: 'linear-gradient(rgb(11 17 32 / 0.72), rgb(11 17 32 / 0.05) 40% 55%, rgb(11 17 32 / 0.85))',
    },
    '& > p': { position: 'absolute', left: '4', right: '4', zIndex: '1', display: 'flex', alignItems: 'center' },
  },
});
const Playing = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '14',
    height: '14',
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    bg: 'rgb(255 255 255 / 0.9)',
    color: 'ink.900',
    zIndex: '1',
  },
});

/** Picture of a post that is paid for, and coins in the air; nobody real has made it. */
function Post() {
  const { applicant, loot } = landingText.glimpses;
  return (
    <>
      <Sheet>
        <CampaignCover campaign={loot.drawnBy} height="full" />
        <chakra.p top="4" gap="2.5" fontWeight="semibold">
          <Avatar name={applicant.name} src={null} size="9" /> {applicant.name}
        </chakra.p>
        <Playing>
          <Play size={24} fill="currentColor" />
        </Playing>
        <chakra.p bottom="5" maxWidth="8rem" fontFamily="heading" fontSize="xl" lineHeight="snug">
          {loot.title}
        </chakra.p>
      </Sheet>
      {FLYING.map(({ size, style }, index) => (
        <Piece key={size} style={{ ...style, animationDelay: `${200 + index * 90}ms` }}>
          <Coin size={size} />
        </Piece>
      ))}
    </>
  );
}
