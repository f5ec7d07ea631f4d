import { getEvidence } from '@doubloon/contract/admin/operations.ts';
import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { readViews, reportedViews, SourcedViews } from '../../../../shared/loots/sourced-views.tsx';
import { chakra, Hint, Stack } from '../../../../shared/style/chakra.tsx';
import { ExternalLink } from '../../../../shared/ui/buttons/external-link.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../../shared/ui/figures/time.ts';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { flagLabels } from '../../../../shared/text/admin.ts';
import { ListSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { CREATOR_IS_NEW, creatorFigures } from '../../../../shared/records/creator-figures.ts';
import { OWNER_IS_NEW, ownerFigures } from '../../../../shared/records/owner-figures.ts';
import { RecordFigures, type RecordFigure } from '../../../../shared/records/record-figures.tsx';
import { PersonName } from '../people/person-name.tsx';
import { EvidencePictures } from './evidence-pictures.tsx';
import { ReadingsChart } from './readings-chart.tsx';

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
  return (
    <Stack gap="5">
      <Facts long facts={[['Score', `${score} of 100`], ...(treasure ? postFacts(treasure) : [])]} />
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {flags.map(({ name, weight, sentence }) => (
          <chakra.li key={name} display="grid" gap="1" justifyItems="start">
            <Badge colorPalette="coral">
              {flagLabels[name]}, {weight} points
            </Badge>
            {sentence}
          </chakra.li>
        ))}
      </chakra.ul>
      <EvidencePictures pictures={evidence.pictures} />
      {treasure && <ReadingsChart {...evidence} baselineViews={treasure.baseline_views} />}
      <Side role="Creator" side={creator} figures={creatorFigures(creator.record)} unlessNew={CREATOR_IS_NEW} />
      <Side role="Owner" side={owner} figures={ownerFigures(owner.record)} unlessNew={OWNER_IS_NEW} />
    </Stack>
  );
}

function postFacts(treasure: NonNullable<EvidenceView['treasure']>): readonly (readonly [string, ReactNode])[] {
  const read = readViews(treasure);
  return [
    ['Post', <ExternalLink key="post" href={treasure.url} />],
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
