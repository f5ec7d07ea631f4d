import { chakra } from '../../style/chakra.tsx';

interface ProgressBarProps {
  /** Accessible name of the bar. */
  label: string;
  /** Clamped to 0–100. */
  percent: number;
  /** The least width shown for anything above zero, in percent. */
  minVisiblePercent?: number;
  color?: 'accent' | 'muted' | 'seaText' | 'skyText' | 'coralText';
  /** True in a row of a list. */
  isThin?: boolean;
}

/** A horizontal bar; never wider than its track, never negative. */
export function ProgressBar({ label, percent, minVisiblePercent = 0, color = 'accent', isThin }: ProgressBarProps) {
  const value = Math.min(Math.max(Number.isFinite(percent) ? percent : 0, 0), 100);
  const width = value > 0 ? Math.max(value, minVisiblePercent) : 0;
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      height={isThin ? '1' : '2'}
      bg="line"
      borderRadius="full"
      overflow="hidden"
    >
      <chakra.div
        height="full"
        bg={color}
        borderRadius="full"
        transition="width 400ms"
        style={{ width: `${width}%` }}
      />
    </chakra.div>
  );
}
