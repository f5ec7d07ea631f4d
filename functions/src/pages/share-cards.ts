import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { viewsOf } from '@doubloon/contract/records/record.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { ShareCard } from './draw-share-image.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const sgd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SGD' });
const counted = (count: number, one: string) => `${compact.format(count)} ${one}${count === 1 ? '' : 's'}`;

const MAX_PLATFORMS = 2;

/** The first platforms, and how many there are besides: `TikTok`, `YouTube`, `+2`. */
const shortened = (platforms: readonly string[]): string[] =>
  platforms.length > MAX_PLATFORMS
    ? [...platforms.slice(0, MAX_PLATFORMS), `+${platforms.length - MAX_PLATFORMS}`]
    : [...platforms];

/** Returns the share image's words for a loot: what one creator can earn while it takes applications. */
export function lootCard(loot: CampaignView): ShareCard {
  const { status, full, free_slots: slots, platforms, businessOwner, title } = loot;
  const places = slots === null ? 'Open to all' : `${counted(slots, 'slot')} left`;
  const isOpen = status === 'open' && !full;
  return {
    above: businessOwner.name,
    title,
    figure: isOpen ? { name: 'Earn up to', value: sgd.format(mostForOneCreatorCents(loot) / 100) } : null,
    facts: [isOpen ? places : 'Takes no more applications', ...shortened(platforms.map(platformLabel))],
  };
}

/** Returns the share image's words for a store: the views of its creator once they have a record. */
export function storeCard({ name, category, location, rating, reviewCount, record }: StoreView): ShareCard {
  const kind = category ? `${category.charAt(0).toUpperCase()}${category.slice(1)}` : 'Creator';
  const views = record ? viewsOf(record) : 0;
  return {
    above: [kind, location].filter(Boolean).join(' · '),
    title: name || 'Unknown Creator',
    figure: views > 0 ? { name: 'Views of accepted posts', value: compact.format(views) } : null,
    facts: [
      ...(record ? [`${counted(record.loots_completed, 'loot')} completed`] : []),
      ...(reviewCount > 0 ? [`${rating.toFixed(1)} from ${counted(reviewCount, 'review')}`] : []),
    ],
  };
}
