import { getEvidence } from '@doubloon/contract/admin/operations.ts';
import { HIGH_SCORE } from '@doubloon/contract/cases/case.ts';
import { MAX_SCORE } from '@doubloon/contract/flags/flag.ts';
import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { readViews, reportedViews, SourcedViews } from '../../../../shared/loots/sourced-views.tsx';
import { chakra, Hint, Stack } from '../../../../shared/style/chakra.tsx';
import { DeliveredPost } from '../../../../shared/ui/buttons/given-address.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../../shared/ui/figures/time.ts';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { flagLabels } from '../../../../shared/text/admin.ts';
import { ListSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { CREATOR_IS_NEW, creatorFigures } from '../../../../shared/records/creator-figures.ts';
import { OWNER_IS_NEW, ownerFigures } from '../../../../shared/records/owner-figures.ts';
import { RecordFigures, type RecordFigure } from '../../../../shared/records/record-figures.tsx';
import { PersonName } from '../people/person-name.tsx';
import { EvidencePictures } from './evidence-pictures.tsx';
import { ReadingsChart } from './readings-chart.tsx';

const Score = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > dl': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
    '& dt': { textStyle: 'hint' },
    '& dd': { textStyle: 'figure', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'snug' },
  },
});
const Flags = chakra('ul', { base: { listStyleType: 'none' } });
/** Its name and its weight in one line, the reason below. */
const Flag = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    paddingY: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    lineHeight: 'snug',
    '& > strong': { fontWeight: 'semibold' },
    '& > span': { textStyle: 'figure', fontSize: 'sm', fontWeight: 'semibold', color: 'coralText' },
    '& > p': { gridColumn: '1 / -1', textStyle: 'hint', lineHeight: 'snug' },
  },
});

/** The evidence that a held payment waits for: its flags, its readings and the post, if it rests on one, and both sides with their records. */
export function HoldEvidence({ caseId }: { caseId: string }) {
  const query = useQuery(queryOf(getEvidence, { params: { id: caseId } }));
  return (
    <Section title="Evidence">
      <QueryView beside query={query} problem="Failed to load the evidence" pending={<ListSkeleton />}>
        {(evidence) => <Evidence evidence={evidence} />}
      </QueryView>
    </Section>
  );
}

function Evidence({ evidence }: { evidence: EvidenceView }) {
  const { flags, score, treasure, creator, owner } = evidence;
  const points = flags.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Stack gap="5">
      <Score>
        <dl>
          <dt>Score</dt>
          <dd>{score} of 100</dd>
        </dl>
        <ProgressBar label="Score" percent={score} color={score >= HIGH_SCORE ? 'coralText' : 'muted'} />
        {points > MAX_SCORE && <Hint>{`${points} points, capped at ${MAX_SCORE}`}</Hint>}
      </Score>
      <Flags>
        {flags.map(({ name, weight, sentence }) => (
          <Flag key={name}>
            <strong>{flagLabels[name]}</strong>
            <span>{`${weight} points`}</span>
            <p>{sentence}</p>
          </Flag>
        ))}
      </Flags>
      {treasure && (
        <Stack gap="4">
          <Facts long facts={[['Post', <DeliveredPost key="post" url={treasure.url} />]]} />
          <Facts two facts={viewsFacts(treasure)} />
        </Stack>
      )}
      <EvidencePictures pictures={evidence.pictures} />
      {treasure && <ReadingsChart {...evidence} baselineViews={treasure.baseline_views} />}
      <Side role="Creator" side={creator} figures={creatorFigures(creator.record)} unlessNew={CREATOR_IS_NEW} />
      <Side role="Owner" side={owner} figures={ownerFigures(owner.record)} unlessNew={OWNER_IS_NEW} />
    </Stack>
  );
}

/** The views of a post beside those that its creator reported. */
function viewsFacts(treasure: NonNullable<EvidenceView['treasure']>): readonly (readonly [string, ReactNode])[] {
  const read = readViews(treasure);
  return [
    ['Views', read && <SourcedViews key="views" known={read} />],
    ['Reported', <SourcedViews key="reported" known={reportedViews(treasure)} />],
  ];
}

interface SideProps {
  role: 'Creator' | 'Owner';
  side: EvidenceView['creator' | 'owner'];
  figures: readonly RecordFigure[] | null;
  unlessNew: string;
}

/** One side of a payment: who it is, and their record. */
function Side({ role, side: { uid, name, registered_at: since, payouts }, figures, unlessNew }: SideProps) {
  return (
    <chakra.section display="grid" gap="2" justifyItems="stretch">
      <chakra.h3 fontSize="md">
        {role}: <PersonName uid={uid} name={name} />
      </chakra.h3>
      <Hint>
        {since ? `here since ${formatDate(since)}` : 'has left'}, {formatNumber(payouts)}{' '}
        {payouts === 1 ? 'payout' : 'payouts'}
      </Hint>
      <RecordFigures figures={figures} unlessNew={unlessNew} />
    </chakra.section>
  );
}
