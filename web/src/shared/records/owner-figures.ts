import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { formatCount } from '../ui/figures/numbers.tsx';
import { acceptedFigure, shareText } from './creator-figures.ts';
import type { RecordFigure } from './record-figures.tsx';

/** Says of an owner without a record what is waited for. */
export const OWNER_IS_NEW = 'Figures are shown from three decisions on.';

/** Writes the hours that half of the decisions took at most, in days from two on; null is more than four days. */
function decisionTime(medianHours: number | null): string {
  if (medianHours === null) return 'over 4 days';
  if (medianHours >= 48) return `${medianHours / 24} days`;
  return medianHours === 1 ? 'an hour' : `${medianHours} hours`;
}

/** The figures of an owner's record; always as many, so that their place can be kept. */
export function ownerFigures(record: OwnerRecord | null): readonly RecordFigure[] | null {
  if (!record) return null;
  const { creators_came_back: back, creators_accepted: creators, decided_in_time: inTime, decisions } = record;
  return [
    {
      name: 'Usually decides in',
      value: decisionTime(record.median_hours),
      counts: `half of ${decisions} decisions on applications, content, treasures and proofs took no longer.`,
    },
    {
      name: 'In time',
      value: shareText(inTime, decisions),
      counts: `${inTime} of ${decisions} decisions were made before their deadline, the rest by it.`,
    },
    acceptedFigure(record),
    {
      name: 'Payouts made',
      value: formatCount(record.payouts_made),
      counts: 'payments that have arrived at creators. Their amounts are private.',
    },
    {
      name: 'Creators who returned',
      value: creators > 0 ? `${back} of ${creators}` : '–',
      counts: 'creators who were accepted for another loot of this owner later.',
    },
    {
      name: 'Refund requests',
      value: formatCount(record.refunds_asked),
      counts: 'closed loots of which the money that was left went back, or is to go back, to the owner.',
    },
  ];
}

/** The two figures of a record that fit on a card. */
export function ownerInShort({ median_hours, treasures_accepted, treasures_decided }: OwnerRecord): string {
  const accepts = treasures_decided > 0 ? ` · ${shareText(treasures_accepted, treasures_decided)} accepted` : '';
  return `Decides in ${decisionTime(median_hours)}${accepts}`;
}
