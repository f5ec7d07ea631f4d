import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';

type Animations = StoreSettingsView['animations'];

/** How long one movement takes, in milliseconds. */
export const MOTION_MS: Record<Animations['speed'], number> = { slow: 1000, normal: 500, fast: 220 };

/** What a picture does under the pointer; one that moves grows, too, so that no gap opens beside it. */
const LIFTS: Record<Animations['style'], string> = {
  fade: 'none',
  slide: 'translateX(0.375rem) scale(1.08)',
  bounce: 'translateY(-0.375rem) scale(1.08)',
  scale: 'scale(1.04)',
};

/** How things enter a store, by style. */
export const MOTION_CSS = `
@keyframes store-fade{from{opacity:0}}
@keyframes store-slide{from{opacity:0;transform:translateX(-3rem)}}
@keyframes store-bounce{from{opacity:0;transform:translateY(2.5rem)}55%{opacity:1;transform:translateY(-0.75rem)}78%{transform:translateY(0.3rem)}}
@keyframes store-scale{from{opacity:0;transform:scale(0.85)}}`;

/** The custom properties by which everything in a store moves: how things enter, what they do under the pointer, how fast. */
export function motionProperties({ speed, style }: Animations): Record<`--store-${string}`, string> {
  const duration = `${MOTION_MS[speed]}ms`;
  return {
    '--store-duration': duration,
    '--store-enter': `store-${style} ${duration} ease-out backwards`,
    '--store-lift': LIFTS[style],
    '--store-dim': style === 'fade' ? '0.78' : '1',
  };
}
