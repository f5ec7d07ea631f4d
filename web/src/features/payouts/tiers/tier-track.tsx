import { partsPaid, type Tier } from './tiers.ts';
import { chakra, Detail, VisuallyHidden, WideWords } from '../../../shared/style/chakra.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { formatCents, formatCount } from '../../../shared/ui/figures/numbers.tsx';

/** One column for each tier, as wide as the others. */
const Columns = chakra('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1',
    listStyleType: 'none',
  },
});
const Stop = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', textAlign: 'right', color: 'muted' },
  variants: {
    at: { behind: { color: 'text' }, next: { color: 'text', fontWeight: 'bold' }, ahead: {} },
  },
});
const Sum = chakra('span', { base: { textStyle: 'figure', fontSize: 'sm', lineHeight: 'tight' } });

interface TierTrackProps {
  tiers: readonly Tier[];
  paidCents: number;
}

/** The way of a project from tier to tier: what each pays in all, and how far it is paid. */
export function TierTrack({ tiers, paidCents }: TierTrackProps) {
  const parts = partsPaid(tiers, paidCents);
  const next = parts.findIndex((part) => part < 1);
  const most = tiers.at(-1)?.cents ?? 0;
  return (
    <>
      <VisuallyHidden
        role="progressbar"
        aria-label="Paid of the most that this project can pay"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(Math.round((paidCents / most) * 100), 100)}
      />
      <Columns aria-label="What it pays in all">
        {tiers.map(({ views, cents }, index) => (
          <Stop key={views} at={index === next ? 'next' : parts[index] === 1 ? 'behind' : 'ahead'}>
            <div aria-hidden>
              <ProgressBar label="" percent={(parts[index] ?? 0) * 100} />
            </div>
            <Sum>
              <WideWords>SGD </WideWords>
              {formatCents(cents).replace(/^SGD\s/, '')}
              <Detail lineHeight="snug" fontSize="xs">
                {views === 0 ? 'Approved' : `${formatCount(views)} views`}
              </Detail>
            </Sum>
          </Stop>
        ))}
      </Columns>
    </>
  );
}
