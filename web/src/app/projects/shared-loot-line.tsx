import type { ComponentProps } from 'react';
import { chakra, WideWords } from '../../shared/style/chakra.tsx';
import { MoreActions } from '../../shared/ui/buttons/more-actions.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { ProjectNext } from './project-next.tsx';
import { SharedLootAmount, SharedLootCover, SharedLootStatus, SharedLootTitle } from './shared-loot-parts.tsx';
import { SharedLootRow } from './shared-loot-row.tsx';
import type { SharedLoots } from './use-shared-loots.ts';

/** Has its height before anything in it is known. Gold at its edge says that the reader is waited for. */
const Line = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    height: '3.5rem',
    flexShrink: '0',
    paddingX: { base: '3', md: '5' },
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:has([data-mine])': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
    // The number of others is small, so that the title has room.
    '& > :last-child > button': { paddingX: { base: '1', md: '3' }, fontSize: 'sm', color: 'muted' },
  },
});
const Words = chakra('div', { base: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' } });
/** One line: what finds no room on it is left out whole. */
const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', rowGap: '2', overflow: 'hidden', height: '6' },
});

interface SharedLootLineProps {
  user: ComponentProps<typeof ProjectNext>['user'];
  conversation: ComponentProps<typeof ProjectNext>['conversation'];
  shared: SharedLoots;
}

/** Stands above the messages of two people: the loot between them that matters most, with what is done next, and the way to the others. */
export function SharedLootLine({ user, conversation, shared: { loots, isSettled } }: SharedLootLineProps) {
  const [first, ...others] = loots;
  if (!first) return null;
  return (
    <Line aria-label="Loots together">
      {isSettled ? (
        <>
          <SharedLootCover loot={first} />
          <Words>
            <SharedLootTitle loot={first} oneLine />
            <Facts>
              <SharedLootStatus loot={first} />
              {first.project && <SharedLootAmount project={first.project} />}
            </Facts>
          </Words>
          <ProjectNext key={first.id} user={user} conversation={conversation} campaignId={first.id} />
          {others.length > 0 && (
            <MoreActions
              label={others.length === 1 ? '1 more loot' : `${others.length} more loots`}
              shows={
                <>
                  +{others.length}
                  <WideWords>more</WideWords>
                </>
              }
            >
              {others.map((loot) => (
                <SharedLootRow key={loot.id} loot={loot} />
              ))}
            </MoreActions>
          )}
        </>
      ) : (
        <Skeleton height="10" flex="1" />
      )}
    </Line>
  );
}
