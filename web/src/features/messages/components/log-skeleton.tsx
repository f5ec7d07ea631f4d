import { Stack } from '../../../shared/ui/layout.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

/** Widths of messages, and whose they are. */
const SHAPES = [
  ['55%', 'start'],
  ['40%', 'end'],
  ['65%', 'end'],
  ['35%', 'start'],
] as const;

/** The shape of messages that are on their way. */
export function LogSkeleton() {
  return (
    <Stack role="status" flex="1" minHeight="0" overflow="hidden" gap="3" alignContent="end" padding="5">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {SHAPES.map(([width, side]) => (
        <Skeleton key={width} height="14" width={width} justifySelf={side} borderRadius="lg" />
      ))}
    </Stack>
  );
}
