import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { CampaignStatusBadge } from '../../features/campaigns/browse/campaign-status-badge.tsx';
import { earningsQuery } from '../../features/deliverables/api/queries.ts';
import { LootThumbnail } from '../../shared/loots/loot-thumbnail.tsx';
import { moneyTones } from '../../shared/payments/money-tones.ts';
import { paths } from '../../shared/paths.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { Money } from '../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';
import { ApplicationStatusBadge } from '../../shared/ui/marks/status-badges.tsx';
import type { SharedLoot } from './use-shared-loots.ts';

interface OfLoot {
  loot: SharedLoot;
}

/** Asks for a loot that is only talked about; an application brings the rest along. */
const useTalkedOf = ({ id, project }: SharedLoot) => useQuery({ ...campaignQuery(id), enabled: project === null });

/** The cover of a shared loot; nothing of it is drawn before it is known. */
export function SharedLootCover({ loot }: OfLoot) {
  const { data, isLoading } = useTalkedOf(loot);
  if (isLoading) return <Skeleton width="10" height="10" borderRadius="lg" flexShrink="0" />;
  const { id, ownerId, project } = loot;
  return <LootThumbnail campaign={{ id, owner_id: ownerId, cover: project ? project.campaign.cover : data?.cover }} />;
}

/** Where the application to a shared loot stands, or the loot where there is none. Nothing where it is hidden from the reader. */
export function SharedLootStatus({ loot }: OfLoot) {
  const { data } = useTalkedOf(loot);
  if (loot.project) return <ApplicationStatusBadge status={loot.project.status} />;
  return data ? <CampaignStatusBadge status={data.status} /> : null;
}

const LootLink = chakra(TextLink, {
  base: {
    color: 'text',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    // A press beside the letters opens it, too.
    oneLine: {
      true: {
        display: 'block',
        truncate: true,
        paddingTop: '2',
        marginTop: '-2',
        fontSize: { base: 'sm', md: 'md' },
        lineHeight: 'snug',
      },
    },
  },
});

/** The title of a shared loot, which leads to it. */
export function SharedLootTitle({ loot: { id, title }, oneLine = false }: OfLoot & { oneLine?: boolean }) {
  return (
    <LootLink to={paths.loot(id)} oneLine={oneLine || undefined}>
      {title}
    </LootLink>
  );
}

/** Says on a shared loot that the reader is waited for. */
export const YourTurn = () => <Badge colorPalette="gold">Your turn</Badge>;

/** Comes first where there is no room for more. */
const Amount = chakra('span', {
  base: { fontSize: 'xs', lineHeight: '1.25rem', color: 'muted', minWidth: '0', truncate: true },
  variants: { isMade: { true: { order: { base: '-1', md: '0' } } } },
});
const Strong = chakra(Money, { base: { fontWeight: 'bold' } });

/** Says in a few words what an application has paid, has reserved, or can pay. */
export function SharedLootAmount({ project }: { project: ApplicationView }) {
  const { id, status, campaign } = project;
  const hasMoney = isAccepted(status);
  const { data: earnings, isLoading } = useQuery({ ...earningsQuery(id), enabled: hasMoney });
  if (isLoading) return <Skeleton width="20" />;
  const { paid = 0, on_its_way: reserved = 0 } = earnings ?? {};
  if (paid > 0) {
    return (
      <Amount isMade>
        <Strong cents={paid} color={moneyTones.paid.text} /> paid
      </Amount>
    );
  }
  if (reserved > 0) {
    return (
      <Amount isMade>
        <Strong cents={reserved} color={moneyTones.reserved.text} /> on its way
      </Amount>
    );
  }
  if (status === 'rejected' || campaign.pays_up_to === null || !campaign.isRunning) return null;
  return (
    <Amount>
      Up to <Money cents={campaign.pays_up_to} />
    </Amount>
  );
}
