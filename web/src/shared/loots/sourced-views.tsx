import type { ComponentProps } from 'react';
import { currentTime } from '../state/current-time.ts';
import { useSession } from '../state/session.ts';
import { chakra } from '../style/chakra.tsx';
import { formatNumber } from '../ui/figures/numbers.tsx';
import { formatMoment } from '../ui/figures/time.ts';
import type { KnownViews } from './known-views.ts';
import { viewsSourceText } from './views-source.ts';

/** A count of views with its source and age below. */
export function SourcedViews({ known }: { known: KnownViews }) {
  return (
    <>
      <chakra.span textStyle="figure">{formatNumber(known.views)}</chakra.span>
      <ViewsSource known={known} display="block" textStyle="hint" fontWeight="normal" />
    </>
  );
}

const Moment = chakra('time');

/** The source and age of a count of views; its moment in full is told to whoever points at it. */
export function ViewsSource({ known, ...style }: { known: KnownViews } & ComponentProps<typeof Moment>) {
  // Creators are shown treasures of their own only.
  const byReader = useSession(({ user }) => user?.role === 'content_creator');
  return (
    <Moment {...style} dateTime={known.at.toISOString()} title={formatMoment(known.at)}>
      {viewsSourceText(known, byReader, currentTime())}
    </Moment>
  );
}
