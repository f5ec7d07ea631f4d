import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { chakra, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { counted } from '../../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

/** Kinds of work that the words below the count name; they say how many more there are. */
const NAMED_KINDS = 2;

/** Looks like a badge, and is pressed on as much room as a button. */
const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    borderRadius: 'full',
    _after: { content: '""', position: 'absolute', insetX: '0', insetY: '-2.5' },
    '& > span': { paddingRight: '1.5', _hover: { textDecoration: 'underline' } },
  },
});
const Kinds = chakra('div', {
  base: {
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'normal',
    lineHeight: 'snug',
    // A number stays beside what it counts.
    '& > span': { whiteSpace: 'nowrap' },
  },
  variants: { isUrgent: { true: { color: 'coralText', fontWeight: 'semibold' } } },
});
const Quiet = chakra('span', { base: { color: 'muted' } });

type Part = NonNullable<Parameters<typeof paths.managedLoot>[1]>;

interface Work {
  part: Part;
  count: number;
  text: string;
}

/** Returns the work that waits in a loot for its owner, failed payments first, each with the part of the loot where it does. */
function workOf(campaign: CampaignView): readonly Work[] {
  const { pending_applications: applicants, pending_treasures: treasures, pending_proofs: proofs } = campaign;
  const { pending_questions: questions, stuck_payouts: payments } = campaign;
  const all = [
    { part: 'payouts', count: payments, text: `${counted(payments, 'payment')} stuck` },
    { part: 'applications', count: applicants, text: counted(applicants, 'applicant') },
    { part: 'treasures', count: treasures, text: counted(treasures, 'treasure') },
    { part: 'proofs', count: proofs, text: counted(proofs, 'proof') },
    { part: 'questions', count: questions, text: counted(questions, 'question') },
  ] as const;
  return all.filter(({ count }) => count > 0);
}

/** True for a loot in which something waits for its owner. */
export const hasWork = (campaign: CampaignView): boolean => workOf(campaign).length > 0;

/**
 * Returns what the count of a loot stands for, and what stands below it. Everything at the tabs of the loot counts, questions, too, so that the count is the sum of
 * theirs; a failed payment is said by itself. Where nothing is decided, the count says in words what it is.
 */
export function countedWork(
  campaign: CampaignView,
): { lead: Work; shown: string; apart: Work[]; kinds: Work[] } | null {
  const work = workOf(campaign);
  const apart = work.filter(({ part }) => part === 'payouts');
  const kinds = work.filter(({ part }) => part !== 'payouts');
  const decided = kinds.find(({ part }) => part !== 'questions');
  if (decided) {
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return { lead: decided, shown: `${total} to decide`, apart, kinds };
  }
  const [lead, ...others] = work;
  return lead ? { lead, shown: lead.text, apart: [], kinds: others } : null;
}

/** How much waits for the owner, which leads to the first of it, and in quiet words what it is. */
export function PendingWork({ campaign }: { campaign: CampaignView }) {
  const work = countedWork(campaign);
  if (!work) {
    return (
      <Quiet data-nothing>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nothing</VisuallyHidden>
      </Quiet>
    );
  }
  const { lead, shown, apart, kinds } = work;
  const named = kinds.slice(0, NAMED_KINDS);
  const rest = kinds.slice(NAMED_KINDS);
  return (
    <>
      <Way to={paths.managedLoot(campaign.id, lead.part)}>
        <Badge colorPalette={lead.part === 'payouts' ? 'coral' : 'gold'}>
          {shown}
          <ChevronRight aria-hidden />
        </Badge>
      </Way>
      {apart.map(({ part, text }) => (
        <Kinds key={part} isUrgent>
          {text}
        </Kinds>
      ))}
      {kinds.length > 0 && (
        <Kinds title={kinds.map(({ text }) => text).join(', ')}>
          {named.map(({ part, text }, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <span>
                {text}
                {index === NAMED_KINDS - 1 && rest.length > 0 && (
                  <span aria-hidden> +{rest.reduce((sum, { count }) => sum + count, 0)}</span>
                )}
              </span>
            </Fragment>
          ))}
          {rest.length > 0 && <VisuallyHidden>, {rest.map(({ text }) => text).join(', ')}</VisuallyHidden>}
        </Kinds>
      )}
    </>
  );
}
