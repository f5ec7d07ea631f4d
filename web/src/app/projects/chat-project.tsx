import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { CampaignStatusBadge } from '../../features/campaigns/browse/campaign-status-badge.tsx';
import { runText } from '../../shared/loots/run-text.ts';
import { paths } from '../../shared/paths.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { chakra, Hint, Stack, Wrap } from '../../shared/style/chakra.tsx';
import { TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { PlatformIcon } from '../../shared/ui/pictures/platform-icon.tsx';
import { ProjectNext } from './project-next.tsx';

const Beside = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    width: '17rem',
    flexShrink: '0',
    overflowY: 'auto',
    borderLeftWidth: '1px',
    borderColor: 'line',
  },
});
/** Has the height of the chat's header. */
const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '4.5rem',
    paddingX: '5',
    paddingY: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Title = chakra('h3', { base: { fontSize: 'lg', lineHeight: 'snug', overflowWrap: 'anywhere', lineClamp: '2' } });
const Loot = chakra(TextLink, {
  base: { color: 'text', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
});
const Parts = chakra('div', { base: { display: 'grid', gap: '6', padding: '5' } });
const Name = chakra('h3', { base: { textStyle: 'hint', fontFamily: 'body', fontWeight: 'semibold' } });

type ChatProjectProps = Omit<ComponentProps<typeof ProjectNext>, 'look' | 'conversation'> & {
  conversation: ComponentProps<typeof ProjectNext>['conversation'] & { campaign: { title: string } | null };
};

/** Stands beside a chat: the loot that it is about, and what is next between the two. */
export function ChatProject({ conversation, ...rest }: ChatProjectProps) {
  const { campaignId } = rest;
  const { data: loot, isPending } = useQuery(campaignQuery(campaignId));
  return (
    <Beside aria-label="About this conversation">
      <Head>
        <Title>
          <Loot to={paths.loot(campaignId)}>{conversation.campaign?.title}</Loot>
        </Title>
      </Head>
      <Parts>
        <Stack gap="2" justifyItems="start">
          {loot ? (
            <>
              <Wrap gap="2" alignItems="center">
                <CampaignStatusBadge status={loot.status} />
                {loot.platforms.map((platform) => (
                  <PlatformIcon key={platform} platform={platform} size="small" />
                ))}
              </Wrap>
              <Hint>{runText(loot, currentTime())}</Hint>
            </>
          ) : (
            // Nothing where the loot is hidden from the reader.
            isPending && <Skeleton height="14" width="full" />
          )}
        </Stack>
        <Stack gap="2">
          <Name>What is next</Name>
          <ProjectNext {...rest} conversation={conversation} look="card" />
        </Stack>
      </Parts>
    </Beside>
  );
}
