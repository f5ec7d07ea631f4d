import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { earningsQuery } from '../../features/deliverables/api/queries.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { runText } from '../../shared/loots/run-text.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { chakra, Hint, List, Stack, Wrap } from '../../shared/style/chakra.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { PlatformIcon } from '../../shared/ui/pictures/platform-icon.tsx';
import { ProjectMoney } from './project-money.tsx';
import { ProjectNext } from './project-next.tsx';
import { SharedLootAmount, SharedLootCover, SharedLootStatus, SharedLootTitle } from './shared-loot-parts.tsx';
import { SharedLootRow } from './shared-loot-row.tsx';
import type { SharedLoot, SharedLoots } from './use-shared-loots.ts';

const Beside = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    width: '17rem',
    flexShrink: '0',
    overflowY: 'auto',
    bg: 'surface',
    borderLeftWidth: '1px',
    borderColor: 'line',
  },
});
/** Has the height of the chat's header. */
const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    height: '4.5rem',
    paddingX: '5',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Heading = chakra('h3', { base: { fontSize: 'lg', lineHeight: 'snug' } });
const Part = chakra('div', { base: { display: 'grid', gap: '4', padding: '5', 'div + &': { paddingTop: '0' } } });
const Main = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '3' } });
const MainTitle = chakra('p', { base: { minWidth: '0', lineHeight: 'snug', lineClamp: '3', paddingBottom: '0.5' } });
const Name = chakra('h4', {
  base: { textStyle: 'hint', fontFamily: 'body', fontWeight: 'semibold', paddingTop: '4', borderTopWidth: '1px' },
});

interface ChatProjectProps {
  user: ComponentProps<typeof ProjectNext>['user'];
  conversation: ComponentProps<typeof ProjectNext>['conversation'];
  shared: SharedLoots;
}

/** Stands beside a chat: the loot between its two people that matters most, what it has paid, what is next, and their other loots. */
export function ChatProject({ user, conversation, shared: { loots, isSettled } }: ChatProjectProps) {
  const [first, ...others] = loots;
  if (!first) return null;
  return (
    <Beside aria-label="Loots together">
      <Head>
        <Heading>{others.length > 0 ? 'Loots together' : 'Loot together'}</Heading>
        {others.length > 0 && <Hint>{loots.length}</Hint>}
      </Head>
      {isSettled ? (
        <>
          <Part>
            <Main>
              <SharedLootCover loot={first} />
              <MainTitle>
                <SharedLootTitle loot={first} />
              </MainTitle>
            </Main>
            <Standing loot={first} />
            {first.project && <Earned project={first.project} />}
            <ProjectNext key={first.id} user={user} conversation={conversation} campaignId={first.id} look="card" />
          </Part>
          {others.length > 0 && (
            <Part>
              <Name>{others.length === 1 ? '1 more loot' : `${others.length} more loots`}</Name>
              <List gap="1" marginX="-2">
                {others.map((loot) => (
                  <li key={loot.id}>
                    <SharedLootRow loot={loot} />
                  </li>
                ))}
              </List>
            </Part>
          )}
        </>
      ) : (
        <Part>
          <Skeleton height="10" />
          <Skeleton height="24" />
        </Part>
      )}
    </Beside>
  );
}

/** Where a loot stands, on which platforms it runs, and how long. */
function Standing({ loot }: { loot: SharedLoot }) {
  const talkedOf = useQuery({ ...campaignQuery(loot.id), enabled: loot.project === null });
  const about = loot.project?.campaign ?? talkedOf.data;
  // Nothing where the loot is hidden from the reader.
  if (!about) return talkedOf.isLoading ? <Skeleton height="14" /> : null;
  const runs = runText(about, currentTime());
  return (
    <Stack gap="2" justifyItems="start">
      <Wrap gap="2" alignItems="center">
        <SharedLootStatus loot={loot} />
        {about.platforms.map((platform) => (
          <PlatformIcon key={platform} platform={platform} size="small" />
        ))}
      </Wrap>
      {runs && <Hint>{runs}</Hint>}
    </Stack>
  );
}

/** Says what a project has paid of the most that it can pay; of one that is not accepted, what it can pay. */
function Earned({ project }: { project: ApplicationView }) {
  const { id, status, campaign } = project;
  const hasMoney = isAccepted(status);
  const earnings = useQuery({ ...earningsQuery(id), enabled: hasMoney });
  if (!hasMoney) return <SharedLootAmount project={project} />;
  return (
    <ProjectMoney
      isWide
      earnings={earnings.data}
      most={status === 'approved' && campaign.isRunning ? campaign.pays_up_to : null}
      areComing={earnings.isLoading}
    />
  );
}
