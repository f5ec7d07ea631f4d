import { listBlocks } from '@doubloon/contract/blocks/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { useUnblock } from '../../../shared/blocks/use-unblock.ts';
import { chakra, List, Muted } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Person = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
const Name = chakra('span', { base: { flex: '1', minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' } });

/** The people whom one has blocked, each with the way to undo it. */
export function BlockedPeople() {
  const list = useInfiniteQuery(pagesOf(listBlocks, { query: {} }));
  const unblocking = useUnblock();
  return (
    <SettingsSection
      title="Blocked people"
      intro="Neither of you can write to, apply to, invite or follow the other. Work that you have agreed on goes on."
    >
      <PagedList
        list={list}
        problem="Failed to load the people you have blocked"
        empty={<Muted>You have blocked nobody.</Muted>}
      >
        {(people) => (
          <List gap="3">
            {people.map(({ uid, name, picture }) => (
              <Person key={uid}>
                <Avatar name={name} src={picture} size="10" />
                <Name>{name}</Name>
                <Button
                  variant="outline"
                  aria-label={`Unblock ${name}`}
                  loading={unblocking.isPending && unblocking.variables === uid}
                  loadingText="Unblocking..."
                  onClick={() => unblocking.mutate(uid)}
                >
                  Unblock
                </Button>
              </Person>
            ))}
          </List>
        )}
      </PagedList>
    </SettingsSection>
  );
}
