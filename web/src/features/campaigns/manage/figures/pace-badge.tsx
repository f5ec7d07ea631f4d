import type { ComponentProps } from 'react';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import type { LootPace } from './loot-pace.ts';

const PALETTES: Record<LootPace['verdict'], ComponentProps<typeof Badge>['colorPalette']> = {
  'Ahead of pace': 'sea',
  'On pace': 'sea',
  'Behind pace': 'coral',
  'Just started': 'plain',
};

/** Shows how a loot does against its time in one word. */
export function PaceBadge({ verdict }: Pick<LootPace, 'verdict'>) {
  return <Badge colorPalette={PALETTES[verdict]}>{verdict}</Badge>;
}
