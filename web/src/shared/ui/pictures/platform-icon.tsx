import { type PlatformId, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../../style/chakra.tsx';

interface PlatformIconsProps {
  platforms: readonly PlatformId[];
  most: number;
  size?: 'usual' | 'small';
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

/** A platform as a small sign; its name is said by screen readers and shown on hover. */
export function PlatformIcon({
  platform,
  size = 'usual',
}: {
  platform: PlatformId;
  size?: 'usual' | 'small' | undefined;
}) {
  const label = platformLabel(platform);
  return (
    <chakra.span
      role="img"
      aria-label={label}
      title={label}
      display="inline-grid"
      placeContent="center"
      width={size === 'small' ? '6' : '8'}
      height={size === 'small' ? '6' : '8'}
      borderRadius="full"
      bg="chip"
      color="text"
      flexShrink="0"
    >
      <svg
        width={size === 'small' ? '14' : '18'}
        height={size === 'small' ? '14' : '18'}
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
    </chakra.span>
  );
}

/** The first `most` platforms as signs, then how many more there are. */
export function PlatformIcons({ platforms, most, size, wrap = false }: PlatformIconsProps) {
  const more = platforms.length - most;
  return (
    <chakra.span display="inline-flex" flexWrap={wrap ? 'wrap' : 'nowrap'} alignItems="center" gap="1.5">
      {platforms.slice(0, most).map((platform) => (
        <PlatformIcon key={platform} platform={platform} size={size} />
      ))}
      {more > 0 && (
        <chakra.span textStyle="hint" fontWeight="semibold" whiteSpace="nowrap">
          +{more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
