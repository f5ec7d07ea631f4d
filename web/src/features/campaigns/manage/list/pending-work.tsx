import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { chakra, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { counted } from '../../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

/** Kinds of work that the line below the count names; it says how many more there are. */
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
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  variants: { isUrgent: { true: { color: 'coralText', fontWeight: 'semibold' } } },
});
const Quiet = chakra('span', { base: { color: 'muted' } });

type Part = NonNullable<Parameters<typeof paths.managedLoot>[1]>;

/** Returns the work that waits in a loot for its owner, failed payments first, each with the part of the loot where it does. */
function workOf(campaign: CampaignView): readonly { part: Part; count: number; text: string; isDecided: boolean }[] {
  const { pending_applications: applicants, pending_treasures: treasures, pending_proofs: proofs } = campaign;
  const { pending_questions: questions, stuck_payouts: payments } = campaign;
  const all = [
    { part: 'payouts', count: payments, text: `${counted(payments, 'payment')} stuck`, isDecided: false },
    { part: 'applications', count: applicants, text: counted(applicants, 'applicant'), isDecided: true },
    { part: 'treasures', count: treasures, text: counted(treasures, 'treasure'), isDecided: true },
    { part: 'proofs', count: proofs, text: counted(proofs, 'proof'), isDecided: true },
    { part: 'questions', count: questions, text: counted(questions, 'question'), isDecided: false },
  ] as const;
  return all.filter(({ count }) => count > 0);
}

/** True for a loot in which something waits for its owner. */
export const hasWork = (campaign: CampaignView): boolean => workOf(campaign).length > 0;

/** How much waits for the owner, which leads to the first of it, and in one quiet line what it is. */
export function PendingWork({ campaign }: { campaign: CampaignView }) {
  const work = workOf(campaign);
  const decided = work.filter(({ isDecided }) => isDecided);
  const lead = decided[0] ?? work[0];
  if (!lead) {
    return (
      <Quiet data-nothing>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nothing</VisuallyHidden>
      </Quiet>
    );
  }
  const total = decided.reduce((sum, { count }) => sum + count, 0);
  // A count of one kind that is no decision says by itself what it is.
  const kinds = total > 0 ? work : work.slice(1);
  const texts = kinds.map(({ text }) => text);
  const rest = kinds.slice(NAMED_KINDS);
  return (
    <>
      <Way to={paths.managedLoot(campaign.id, lead.part)}>
        <Badge colorPalette={lead.part === 'payouts' ? 'coral' : 'gold'}>
          {total > 0 ? `${total} to decide` : lead.text}
          <ChevronRight aria-hidden />
        </Badge>
      </Way>
      {kinds.length > 0 && (
        <Kinds title={texts.join(', ')} isUrgent={kinds[0]?.part === 'payouts'}>
          {texts.slice(0, NAMED_KINDS).join(', ')}
          {rest.length > 0 && (
            <>
              <span aria-hidden> +{rest.reduce((sum, { count }) => sum + count, 0)}</span>
              <VisuallyHidden>, {texts.slice(NAMED_KINDS).join(', ')}</VisuallyHidden>
            </>
          )}
        </Kinds>
      )}
    </>
  );
}
