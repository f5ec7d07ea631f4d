import { getCreatorRecord } from '@doubloon/contract/records/operations.ts';
import type { KnownCreator as Known } from '@doubloon/contract/records/record.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries/query.ts';
import { useOnPhone } from '../state/use-media-query.ts';
import { chakra, Hint, Wrap } from '../style/chakra.tsx';
import { DateText } from '../ui/figures/date-text.tsx';
import { QueryView, Skeleton } from '../ui/lists/query-view.tsx';
import { AccountLink } from './account-followers.tsx';
import { CREATOR_IS_NEW, creatorFigures } from './creator-figures.ts';
import { RecordFigures } from './record-figures.tsx';

/** Shows whom a decision is about: a creator's record, since when they are here, and their accounts elsewhere. Its height is the same before it arrives. */
export function KnownCreator({ creatorId }: { creatorId: string }) {
  const creator = useQuery(queryOf(getCreatorRecord, { params: { id: creatorId } }));
  return (
    <chakra.section
      aria-label="Record"
      bg="canvas"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      paddingX="4"
      marginX="-4"
      paddingY="3"
      minHeight={{ base: '16.25rem', md: '13rem' }}
    >
      <QueryView
        beside
        query={creator}
        problem="Failed to load the record"
        missing={<Hint>This account is closed.</Hint>}
        pending={<Skeleton height="8" width="60%" />}
      >
        {({ record, ...rest }) => (
          <>
            <Elsewhere {...rest} />
            <RecordFigures figures={creatorFigures(record)} unlessNew={CREATOR_IS_NEW} />
          </>
        )}
      </QueryView>
    </chakra.section>
  );
}

function Elsewhere({ since, accounts, followers }: Pick<Known, 'since' | 'accounts' | 'followers'>) {
  const onPhone = useOnPhone();
  return (
    <Wrap justifyContent="space-between" alignItems="center" gap="2" minHeight="touch" marginBottom="2">
      <Hint>
        Here since <DateText value={since} />
      </Hint>
      <Wrap as="ul" gap="1.5" listStyleType="none" aria-label="Linked accounts" _empty={{ display: 'none' }}>
        {PLATFORM_IDS.map((platform) => {
          const href = accounts[platform];
          return (
            href && (
              <li key={platform}>
                <AccountLink
                  look={onPhone ? 'short' : 'sign'}
                  href={href}
                  platform={platform}
                  followers={followers[platform]}
                />
              </li>
            )
          );
        })}
      </Wrap>
    </Wrap>
  );
}
