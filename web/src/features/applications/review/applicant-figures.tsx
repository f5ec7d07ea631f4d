import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { AccountsInShort } from '../../../shared/records/account-followers.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';

const STAR_SIZE = 14;

const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'flex-end', md: 'flex-start' },
    columnGap: '4',
    rowGap: '1',
    fontWeight: 'normal',
    minWidth: { md: '11rem' },
  },
});
const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'inherit',
    columnGap: '2.5',
    rowGap: '0.5',
    textStyle: 'hint',
  },
});

type Applied = Pick<ApplicationView, 'creator'>;

/** Shows an applicant's rating and followers here; nothing without an open store. */
export function ApplicantRating({ creator }: Applied) {
  if (!creator) return null;
  return (
    <Line>
      {creator.reviewCount > 0 ? (
        <AverageRating rating={creator.rating} reviewCount={creator.reviewCount} size={STAR_SIZE} />
      ) : (
        <span>No reviews yet</span>
      )}
      <span>{counted(creator.followers, 'follower')} here</span>
    </Line>
  );
}

/** Shows an applicant at a glance, in a row of a list: accounts, followers and rating. */
export function ApplicantFigures({ creator }: Applied) {
  if (!creator) return null;
  return (
    <Lines>
      <AccountsInShort socialLinks={creator.socialLinks} accountFollowers={creator.accountFollowers} />
      <ApplicantRating creator={creator} />
    </Lines>
  );
}
