import type { ReactNode } from 'react';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const Headline = chakra('h1', {
  base: { fontSize: { base: '4xl', lg: '3.5rem' }, letterSpacing: 'tight', color: 'onDeep' },
});

/** Headline, ways to go, what is promised, and the chest with a receipt out of it; on the deep ink of whatever holds it. */
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
          <HeroDrawing />
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
      right={{ md: '-8', xl: '-12' }}
      bottom={{ md: '-8' }}
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

const coins = [
  { x: 200, y: 28, r: 24 },
  { x: 276, y: 8, r: 17 },
  { x: 128, y: 2, r: 15 },
  { x: 318, y: 56, r: 12 },
  { x: 82, y: 48, r: 10 },
  { x: 222, y: -38, r: 13 },
  { x: 162, y: -30, r: 9 },
] as const;

/** A chest that opens, coins in the air, a calm sea. */
export function HeroDrawing() {
  return (
    <chakra.svg viewBox="0 -60 400 380" width="full" maxWidth="30rem" marginX="auto" aria-hidden>
      <defs>
        <radialGradient id="glow" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#f2b632" stopOpacity=".42" />
          <stop offset="1" stopColor="#f2b632" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8a5a2b" />
          <stop offset="1" stopColor="#5f3c1b" />
        </linearGradient>
      </defs>
      <circle cx="200" cy="140" r="180" fill="url(#glow)" />
      {coins.map(({ x, y, r }, index) => (
        <chakra.g
          key={x}
          animation="rise 700ms cubic-bezier(0.2, 0.9, 0.3, 1.2) both"
          style={{ animationDelay: `${120 + index * 70}ms` }}
        >
          <circle cx={x} cy={y} r={r} fill="#f2b632" />
          <path d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}`} fill="#dc9d14" opacity=".55" />
          <circle
            cx={x}
            cy={y}
            r={r * 0.74}
            fill="none"
            stroke="#0b1120"
            strokeWidth={r / 12}
            strokeDasharray={`${r / 9} ${r / 5}`}
            strokeLinecap="round"
          />
          <path
            d={`M${x - r * 0.22} ${y - r * 0.4}h${r * 0.22}a${r * 0.4} ${r * 0.4} 0 0 1 0 ${r * 0.8}h${-r * 0.22}z`}
            fill="none"
            stroke="#0b1120"
            strokeWidth={r / 7}
            strokeLinejoin="round"
          />
        </chakra.g>
      ))}
      <path d="M92 158 70 112c14-30 42-44 130-44s116 14 130 44l-22 46z" fill="#3d2712" />
      <path d="M104 158 88 120c14-22 40-32 112-32s98 10 112 32l-16 38z" fill="#120b05" />
      <path d="M96 150c20-22 46-30 104-30s84 8 104 30v14H96z" fill="#f2b632" />
      <g fill="#ffcd57">
        <circle cx="140" cy="146" r="12" />
        <circle cx="172" cy="136" r="13" />
        <circle cx="208" cy="132" r="14" />
        <circle cx="242" cy="138" r="13" />
        <circle cx="268" cy="148" r="11" />
      </g>
      <path d="M84 158h232v86a14 14 0 0 1-14 14H98a14 14 0 0 1-14-14z" fill="url(#wood)" />
      <path d="M84 158h232v18H84zM116 158h20v100h-20zM264 158h20v100h-20z" fill="#dc9d14" />
      <path d="M180 158h40v40a20 20 0 0 1-40 0z" fill="#ffcd57" />
      <path d="M200 178a6 6 0 0 1 3.5 10.9l2.5 11.1h-12l2.5-11.1A6 6 0 0 1 200 178z" fill="#0b1120" />
      <g fill="none" stroke="#66d3d3" strokeWidth="3" strokeLinecap="round" opacity=".75">
        <path d="M20 278c20-12 40-12 60 0s40 12 60 0 40-12 60 0 40 12 60 0 40-12 60 0 40 12 60 0" />
        <path d="M50 298c16-9 32-9 48 0s32 9 48 0 32-9 48 0 32 9 48 0 32-9 48 0 32 9 48 0" opacity=".6" />
      </g>
    </chakra.svg>
  );
}
