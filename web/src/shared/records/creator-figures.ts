import { viewsOf, type CreatorRecord } from '@doubloon/contract/records/record.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { counted, formatCount } from '../ui/figures/numbers.tsx';
import type { RecordFigure } from './record-figures.tsx';

/** Says of a creator without a record what is waited for. */
export const CREATOR_IS_NEW = 'Figures are shown from three completed loots on.';

/** Stands for a figure of which there is nothing yet. */
export const NO_FIGURE = '–';

/** Writes a share in percent; a dash while there is nothing to take it of. */
export const shareText = (part: number, of: number): string =>
  of > 0 ? `${Math.round((100 * part) / of)}%` : NO_FIGURE;

/** How many of the decided treasures were accepted, of a creator or by an owner. */
export function acceptedFigure(record: Pick<CreatorRecord, 'treasures_accepted' | 'treasures_decided'>): RecordFigure {
  const { treasures_accepted: accepted, treasures_decided: decided } = record;
  return {
    name: 'Accepted',
    value: shareText(accepted, decided),
    counts: `${accepted} of ${decided} decided treasures. One that nobody decided on in time counts as accepted.`,
  };
}

/** The figures of a creator's record; always as many, so that their place can be kept. */
export function creatorFigures(record: CreatorRecord | null): readonly RecordFigure[] | null {
  const figures = workFigures(record);
  if (!record || !figures) return null;
  const { views } = record;
  return [
    ...figures,
    {
      name: 'Views read',
      value: viewsRead(record),
      counts:
        views.length > 0
          ? `${views.map(viewsText).join('; ')}.`
          : 'views of accepted posts, as their platforms give them. None was read yet.',
    },
  ];
}

/** The figures of a creator's record but for their views; always as many, likewise. */
export function workFigures(record: CreatorRecord | null): readonly RecordFigure[] | null {
  if (!record) return null;
  const { delivered_on_time: onTime, deliveries_due: due, appeals_won: won, appeals_decided: appeals } = record;
  return [
    {
      name: 'Loots completed',
      value: formatCount(record.loots_completed),
      counts: 'loots in which an owner has accepted at least one treasure.',
    },
    acceptedFigure(record),
    {
      name: 'On time',
      value: shareText(onTime, due),
      counts: due
        ? `the first treasure was there by its deadline in ${onTime} of ${due} loots that had one.`
        : 'loots whose first treasure was there by its deadline. None has had one yet.',
    },
    {
      name: 'Appeals won',
      value: appeals > 0 ? `${won} of ${appeals}` : NO_FIGURE,
      counts: 'appeals against rejections that our team has decided.',
    },
    {
      name: 'Payouts',
      value: formatCount(record.payouts_received),
      counts: 'payments that have arrived. Their amounts are private.',
    },
  ];
}

/** Says of one platform how often how many posts were seen. */
function viewsText({ platform, posts, total, half_have }: CreatorRecord['views'][number]): string {
  return `${platformLabel(platform)} ${formatCount(total)} over ${counted(posts, 'accepted post')}, half of them with ${formatCount(half_have)} or more`;
}

/** All views of accepted posts that platforms have given; a dash while none was read. */
export function viewsRead({ views }: Pick<CreatorRecord, 'views'>): string {
  return views.length > 0 ? formatCount(viewsOf({ views })) : NO_FIGURE;
}
