import { chakra } from '../../style/chakra.tsx';

const Frame = chakra(
  'svg',
  { base: { width: '32', height: '24', color: 'controlLine', fill: 'none', stroke: 'currentColor' } },
  {
    defaultProps: {
      viewBox: '0 0 128 96',
      'aria-hidden': true,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
);
const Gold = chakra('circle', { base: { fill: 'accent', stroke: 'accent' } });

/** Line drawings for where there is nothing else to see. */
export const DRAWINGS = {
  /** An open chest with nothing in it yet. */
  chest: (
    <Frame>
      <path d="M28 50h72v32a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
      <path d="M28 50 20 30c8-14 60-20 84-6l-4 26" />
      <path d="M58 50v10h12V50M28 64h72" />
      <Gold cx="64" cy="24" r="7" />
      <path d="M64 8v4M78 14l-3 3M50 14l3 3" />
    </Frame>
  ),
  /** A folded map with its mark. */
  map: (
    <Frame>
      <path d="m18 28 30-10 32 10 30-10v52L80 80 48 70 18 80z" />
      <path d="M48 18v52M80 28v52" />
      <path d="M28 64c8-12 14-4 20-14s14-8 22-6" strokeDasharray="1 6" />
      <path d="m86 40 12 12m0-12L86 52" />
      <Gold cx="28" cy="64" r="5" />
    </Frame>
  ),
  /** A bottle at sea: nothing has arrived yet. */
  bottle: (
    <Frame>
      <path d="m44 66 26-38 6-2 8-12 8 6-8 11-1 7-26 38" />
      <path d="m58 58 12-17" />
      <Gold cx="104" cy="18" r="7" />
      <path d="M8 74c10-8 20-8 30 0s20 8 30 0 20-8 30 0 16 8 22 2M24 88c8-5 14-5 22 0s14 5 22 0 14-5 22 0" />
    </Frame>
  ),
  /** A compass that points nowhere known. */
  compass: (
    <Frame>
      <circle cx="64" cy="48" r="36" />
      <path d="M64 18v6M64 72v6M34 48h6M88 48h6" />
      <path d="m78 34-8 20-20 8 8-20z" />
      <Gold cx="64" cy="48" r="4" />
    </Frame>
  ),
} as const;

export type DrawingName = keyof typeof DRAWINGS;
