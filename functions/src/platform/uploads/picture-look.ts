import { inTurn } from './encode-image.ts';

/** Size of the perceptual hash: it compares neighbours in 16 rows of 17 points. */
const SIZE = 16;
/** Steps of 256 by which a point has to be brighter than the one to its right; smaller differences come from encoding. */
const STEP = 14;
/** Minimum number of bits that are set, and that are not set. A picture with fewer is almost plain and would resemble every other plain one. */
const MIN_BITS = 24;
const DIGITS = 4;

/**
 * Returns the perceptual hash ("look") of a picture: a difference hash of 256 bits as hexadecimal digits. Scaling and encoding leave nearly all of its bits
 * unchanged. Waits for its turn with the pictures that are being encoded; throws `too_many_requests` while too many wait.
 */
export async function lookOf(bytes: Buffer): Promise<string> {
  const { data, channels } = await inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const { data: raw, info } = await sharp(bytes)
      .flatten({ background: '#fff' })
      .resize(SIZE + 1, SIZE, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: raw, channels: info.channels };
  });
  const brightness = (row: number, column: number) => data[(row * (SIZE + 1) + column) * channels] ?? 0;
  // Each band takes one point of each row, each time in another column, so that it covers the whole picture.
  const bands = Array.from({ length: SIZE }, (_, band) => {
    let bits = 0;
    for (let row = 0; row < SIZE; row += 1) {
      const column = (band + row * 5) % SIZE;
      bits = bits * 2 + Number(brightness(row, column) - brightness(row, column + 1) > STEP);
    }
    return bits.toString(16).padStart(DIGITS, '0');
  });
  return bands.join('');
}

function countBits(hex: string): number {
  let count = 0;
  for (let bits = BigInt(`0x${hex}`); bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

/** Returns the number of bits in which two looks differ, at most 256. */
export function differenceOf(one: string, other: string): number {
  return countBits((BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(16));
}

/**
 * Returns the 16 bands of a look, each with its index. Looks that differ in fewer than 16 bits have a band in common. Returns no bands for an almost plain
 * picture, and leaves out bands without content.
 */
export function bandsOf(look: string): string[] {
  const bits = countBits(look);
  if (bits < MIN_BITS || bits > SIZE * SIZE - MIN_BITS) return [];
  return Array.from({ length: SIZE }, (_, band) => look.slice(band * DIGITS, (band + 1) * DIGITS)).flatMap(
    (part, band) => (part === '0000' || part === 'ffff' ? [] : [`${band}:${part}`]),
  );
}
