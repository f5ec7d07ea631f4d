import { type PlatformId, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../../style/chakra.tsx';

type Size = 'usual' | 'small' | 'bare';

interface PlatformIconsProps {
  platforms: readonly PlatformId[];
  most: number;
  /** `bare` is the sign alone, in the colour of what is around it. */
  size?: Size;
  /** Lets the icons wrap onto several lines, in narrow places that show them all. */
  wrap?: boolean;
}

const strokes: Record<PlatformId, string> = {
  tiktok: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.4 2.6 2.3 4.5 5 4.8',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM16.8 7.2h.01',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
  facebook: 'M16 4h-2a4 4 0 0 0-4 4v12M7 12h8',
  twitter: 'M5 4.5 19 19.5M18.5 4.5 5.5 19.5',
  xiaohongshu:
    'M6 4h12a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 20H6zM6 4a2 2 0 0 0-1.5 2v12A2 2 0 0 0 6 20M9.5 9h6M12.5 9v6M10 15h5',
};

const Sign = chakra('span', {
  base: { display: 'inline-grid', placeContent: 'center', flexShrink: '0' },
  variants: {
    size: {
      usual: { width: '8', height: '8', borderRadius: 'full', bg: 'chip', color: 'text' },
      small: { width: '6', height: '6', borderRadius: 'full', bg: 'chip', color: 'text' },
      bare: { width: '5', height: '5' },
    },
  },
});
const PIXELS: Readonly<Record<Size, number>> = { usual: 18, small: 16, bare: 20 };

/** A platform as a small sign; its name is said by screen readers and shown on hover. */
export function PlatformIcon({ platform, size = 'usual' }: { platform: PlatformId; size?: Size | undefined }) {
  const label = platformLabel(platform);
  return (
    <Sign role="img" aria-label={label} title={label} size={size}>
      <svg
        width={PIXELS[size]}
        height={PIXELS[size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={strokes[platform]} />
      </svg>
    </Sign>
  );
}

const Row = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } });
const More = chakra('span', {
  base: { textStyle: 'hint', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  variants: { alike: { true: { color: 'inherit', fontSize: 'xs' } } },
});

/** The first `most` platforms as signs, then how many more there are. */
export function PlatformIcons({ platforms, most, size, wrap = false }: PlatformIconsProps) {
  const more = platforms.length - most;
  return (
    <Row flexWrap={wrap ? 'wrap' : 'nowrap'}>
      {platforms.slice(0, most).map((platform) => (
        <PlatformIcon key={platform} platform={platform} size={size} />
      ))}
      {more > 0 && <More alike={size === 'bare'}>+{more}</More>}
    </Row>
  );
}
