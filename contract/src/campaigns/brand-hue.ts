import { textHash } from '../shared/text-hash.ts';

/** Hues in degrees that can be told from each other, without the yellows, which are muddy where they are dark. */
const HUES = [4, 16, 28, 112, 136, 152, 168, 182, 196, 210, 224, 240, 256, 272, 290, 308, 326, 344] as const;

/** Returns the hue of what is drawn for a brand in degrees, always the same for one owner. */
export function brandHue(ownerId: string): number {
  return HUES[(textHash(ownerId) >>> 8) % HUES.length] ?? HUES[0];
}
