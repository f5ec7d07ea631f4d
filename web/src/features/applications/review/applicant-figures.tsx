import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { Star } from 'lucide-react';
import { AccountsInShort } from '../../../shared/records/account-followers.tsx';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { averageText } from '../../../shared/ui/marks/average-rating.tsx';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    textStyle: 'hint',
    fontWeight: 'normal',
  },
});
const Average = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'figure',
    whiteSpace: 'nowrap',
    '& svg': { color: 'goldText' },
  },
});

type Creator = NonNullable<ApplicationView['creator']>;

interface Applied {
  creator: Creator | null;
}

/** The average in the fewest signs: one star, the figure, and how many said so. */
function Rating({ creator: { rating, reviewCount } }: { creator: Creator }) {
  if (reviewCount === 0) return <span>No reviews yet</span>;
  return (
    <Average>
      <Star size={14} fill="currentcolor" role="img" aria-label={`${Number(rating.toFixed(1))} out of 5 stars`} />
      <span>
        {averageText(rating, reviewCount)} ({reviewCount}
        <VisuallyHidden>{reviewCount === 1 ? ' review' : ' reviews'}</VisuallyHidden>)
      </span>
    </Average>
  );
}

const followersOf = ({ followers }: Creator) => `${counted(followers, 'follower')} here`;

/** Shows an applicant's rating and followers here; nothing without an open store. */
export function ApplicantRating({ creator }: Applied) {
  if (!creator) return null;
  return (
    <Line>
      <Rating creator={creator} />
      <span>{followersOf(creator)}</span>
    </Line>
  );
}

/** Shows an applicant at a glance, in a row of a list: rating, accounts and followers. */
export function ApplicantFigures({ creator }: Applied) {
  if (!creator) return null;
  return (
    <Line data-record>
      <Rating creator={creator} />
      <AccountsInShort most={2} socialLinks={creator.socialLinks} accountFollowers={creator.accountFollowers} />
      <span data-followers>{followersOf(creator)}</span>
    </Line>
  );
}
