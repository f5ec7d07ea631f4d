import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { CampaignCover } from '../../shared/loots/campaign-cover.tsx';
import { chakra, PageWidth, Wrap } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';
import { Coin } from '../../shared/ui/pictures/logo.tsx';

const Grid = chakra(PageWidth, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '6', md: '8' },
    paddingTop: { base: '3', md: '6', lg: '8' },
    // A board reaches into it from below.
    paddingBottom: '24',
  },
});
const Headline = chakra('h1', {
  base: { fontSize: { base: '4xl', md: '2.5rem', lg: '3.5rem' }, letterSpacing: 'tight', color: 'onDeep' },
});
const Offer = chakra('p', {
  base: {
    color: 'onDeepMuted',
    fontSize: { base: 'md', lg: 'lg' },
    marginTop: { base: '3', lg: '5' },
    maxWidth: '34rem',
  },
});
const Promises = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '3', sm: '5' },
    rowGap: '1',
    marginTop: { base: '4', md: '6' },
    color: 'onDeepMuted',
    fontSize: 'sm',
    listStyleType: 'none',
    '& > li': { _before: { content: '"✓"', color: 'onDeepGold', fontWeight: 'bold', marginRight: '1.5' } },
  },
});

/** Headline, ways to go, what is promised, and a post with its receipt; on the deep ink of whatever holds it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Grid>
      <div>
        <Headline>{landingText.headline}</Headline>
        <Offer>{landingText.offer}</Offer>
        <Wrap gap="3" marginTop={{ base: '5', lg: '8' }}>
          {children}
        </Wrap>
        <Promises>
          {landingText.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </Promises>
      </div>
      <Stage aria-hidden>
        <Post />
        {[52, 30, 24].map((size) => (
          <Flying key={size}>
            <Coin size={size} />
          </Flying>
        ))}
        <Receipt />
      </Stage>
    </Grid>
  );
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: { base: '22rem', lg: '24rem' },
    height: { base: '15.5rem', lg: '22.5rem' },
    marginX: 'auto',
  },
});
const Flying = chakra('div', {
  base: {
    position: 'absolute',
    animation: 'rise 600ms 200ms ease-out both',
    '&:nth-child(2)': { top: '0', right: '8%' },
    '&:nth-child(3)': { top: '25%', right: '2%' },
    '&:nth-child(4)': { top: '22%', right: '30%' },
  },
});
const Sheet = chakra('div', {
  base: {
    position: 'relative',
    width: { base: '11rem', lg: '16rem' },
    height: { base: '14.5rem', lg: '21rem' },
    borderRadius: 'xl',
    overflow: 'hidden',
    transform: 'rotate(-3deg)',
    // Drawn as a layer, whose slanted edges are smooth.
    willChange: 'transform',
    boxShadow: '0 18px 40px rgb(0 0 0 / 0.5)',
    color: 'onDeep',
    // Larger than the sheet, which cuts it at whole parts of its pattern.
    '& > :first-child': { transform: 'scale(1.2)' },
    // The words stand on the dark ends of the picture.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background:
        'linear-gradient(rgb(11 17 32 / 0.88), rgb(11 17 32 / 0.82) 17%, rgb(11 17 32 / 0.08) 42% 52%, rgb(11 17 32 / 0.82) 74%, rgb(11 17 32 / 0.94))',
    },
    '& > p': { position: 'absolute', left: '4', zIndex: '1' },
  },
});
const Author = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    top: '4',
    fontSize: { base: 'sm', lg: 'md' },
    fontWeight: 'semibold',
    // One look in both themes: the stage is dark in both.
    '& > span': { bg: 'sea.300', color: 'ink.900' },
  },
});
const Title = chakra('p', {
  base: {
    bottom: '5',
    width: { base: '6.5rem', lg: '8rem' },
    fontFamily: 'heading',
    fontSize: { base: 'md', lg: 'xl' },
    lineHeight: 'snug',
  },
});
const Playing = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: { base: '11', lg: '14' },
    height: { base: '11', lg: '14' },
    borderRadius: 'full',
    display: 'grid',
    placeItems: 'center',
    bg: 'rgb(255 255 255 / 0.9)',
    color: 'ink.900',
    zIndex: '1',
  },
});

/** Picture of a post that is paid for; nobody real has made it. */
function Post() {
  const { applicant, loot, post } = landingText.glimpses;
  return (
    <Sheet>
      <CampaignCover campaign={loot.drawnBy} height="full" />
      <Author>
        <Avatar name={applicant.name} src={null} size="9" /> {applicant.name}
      </Author>
      <Playing>
        <Play size={22} fill="currentColor" />
      </Playing>
      <Title>{post}</Title>
    </Sheet>
  );
}

const Slip = chakra('div', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '0',
    width: { base: '12.25rem', lg: '14.5rem' },
    padding: '4',
    bg: 'ink.800',
    color: 'onDeepMuted',
    borderWidth: '1px',
    borderColor: 'deepLine',
    borderRadius: 'lg',
    boxShadow: '0 18px 40px rgb(0 0 0 / 0.5)',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    animation: 'rise 600ms 500ms ease-out both',
    '& > p': { display: 'flex', justifyContent: 'space-between', color: 'onDeepMuted' },
    '& > p > b': { color: 'onDeep', fontWeight: 'normal' },
    '& > :last-child': {
      marginTop: '2',
      paddingTop: '2',
      borderTopWidth: '1px',
      borderTopStyle: 'dashed',
      borderColor: 'deepLine',
    },
  },
});
const Paid = chakra('strong', {
  base: { color: 'onDeepGold', fontFamily: 'heading', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
});

/** Picture of an example payout; none of its figures are real. */
function Receipt() {
  const { title, lines, sum } = landingText.receipt;
  return (
    <Slip>
      <chakra.div color="sea.300" fontWeight="semibold" marginBottom="2">
        ✓ {title}
      </chakra.div>
      {lines.map(([name, value]) => (
        <p key={name}>
          {name}
          <b>{value}</b>
        </p>
      ))}
      <p>
        <b>{sum[0]}</b>
        <Paid>{sum[1]}</Paid>
      </p>
    </Slip>
  );
}
