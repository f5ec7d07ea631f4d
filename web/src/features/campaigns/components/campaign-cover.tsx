import { chakra } from '@chakra-ui/react/styled-system';

const skies = [
  ['#0b1120', '#2b3755', '#f2b632'],
  ['#095c66', '#0b6f7b', '#ffcd57'],
  ['#3c1813', '#9f2f14', '#ffcd57'],
  ['#33270b', '#7d5000', '#ffdf94'],
  ['#141c31', '#095c66', '#66d3d3'],
  ['#1d2743', '#9f2f14', '#ff9f8a'],
] as const;

/** A picture made from the loot's id: always the same for one loot, different for the next. */
export function CampaignCover({ id, height = '28' }: { id: string; height?: string }) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const [from, to, sun] = skies[seed % skies.length] ?? skies[0];
  const sunX = 60 + ((seed >>> 3) % 280);
  const sunY = 34 + ((seed >>> 7) % 40);
  const wave = 12 + ((seed >>> 5) % 14);
  const sea = (y: number) => `M0 ${y}q50 -${wave} 100 0t100 0t100 0t100 0V160H0z`;
  return (
    <chakra.svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      width="full"
      height={height}
      display="block"
      aria-hidden
    >
      <defs>
        <linearGradient id={`sky-${id}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="400" height="140" fill={`url(#sky-${id})`} />
      <circle cx={sunX} cy={sunY} r={22 + (seed % 12)} fill={sun} opacity=".92" />
      <path d={sea(92)} fill={from} opacity=".55" />
      <path d={sea(112)} fill={from} opacity=".8" />
    </chakra.svg>
  );
}
