import type { Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { tooManyRequests } from '../limits/rate-limiter.ts';

/** Maximum pixels of an image: enough for phones' pictures, and few enough for the memory of one function (4 bytes a pixel, turned upright in one piece). */
export const MAX_PIXELS = 50_000_000;
export const MAX_FRAMES = 500;

/** Images that one process decodes at a time; the largest takes 0.7 GB. */
const AT_ONCE = 1;

/** Maximum number of images that wait to be decoded: more would block this instance for longer than a request lasts. */
const MAX_WAITING = 40;
const BUSY_MS = 10_000;

/** Thrown when an image cannot be accepted. */
export class ImageRefusal extends Error {
  readonly reason: 'unreadable' | 'tooManyPixels';

  constructor(reason: ImageRefusal['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

type ImageType = 'jpg' | 'png' | 'gif' | 'webp';

const FORMATS: Record<ImageType, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 85 }),
  png: (image) => image.png(),
  gif: (image) => image.gif({ effort: 3 }),
  webp: (image) => image.webp({ quality: 85 }),
};

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work on a picture after the work on earlier ones, which protects the memory of the function. Throws `too_many_requests` while too many wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw tooManyRequests('Too many pictures at once. Please try again.', BUSY_MS);
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function encode(bytes: Buffer, type: ImageType, maxSide?: number): Promise<Buffer> {
  // The library is loaded with the first picture; otherwise every cold start of every function would wait for it.
  const { default: sharp } = await import('sharp');
  const {
    format,
    width,
    height,
    pages = 1,
    pageHeight = height,
  } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== (type === 'jpg' ? 'jpeg' : type)) throw new ImageRefusal('unreadable');
  const animated = pages > 1 && (type === 'gif' || type === 'webp');
  const pixels = width * pageHeight * (animated ? pages : 1);
  if (pixels > MAX_PIXELS || pages > MAX_FRAMES) throw new ImageRefusal('tooManyPixels');
  const image = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  // Frames of an animation carry no orientation of their own.
  const upright = animated ? image : image.autoOrient();
  if (maxSide === undefined) return FORMATS[type](upright).toBuffer();
  return FORMATS.webp(
    upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
  ).toBuffer();
}

/**
 * Encodes a picture again, upright: without position, device, thumbnail or hidden content. An animated GIF or WebP stays animated. With `maxSide`, in pixels,
 * it becomes a WebP whose longer side is at most that long. Throws `ImageRefusal`, and `too_many_requests` while too many others wait.
 */
export async function encodeImage(bytes: Buffer, type: ImageType, maxSide?: number): Promise<Buffer> {
  try {
    return await inTurn(() => encode(bytes, type, maxSide));
  } catch (error) {
    if (error instanceof ImageRefusal || error instanceof AppError) throw error;
    throw new ImageRefusal('unreadable', error);
  }
}

/** Boxes with a camera's notes about a film, such as its position (QuickTime File Format, "User Data Atoms", "Metadata"). */
const NOTES = new Set(['udta', 'meta', 'uuid']);
/** QuickTime boxes that contain further boxes. */
const CONTAINERS = new Set(['moov', 'trak']);

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;

/** How deep boxes are read: a track in a movie has notes of its own. Deeper boxes are skipped, so that no file exhausts the stack. */
const MAX_DEPTH = 3;

function clearBetween(bytes: Buffer, start: number, end: number, depth = 1): void {
  let at = start;
  while (at + HEADER_BYTES <= end) {
    const short = bytes.readUInt32BE(at);
    const isLarge = short === 1 && at + LARGE_HEADER_BYTES <= end;
    const size = isLarge ? Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) : short === 0 ? end - at : short;
    const content = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
    if (size < content - at || at + size > end) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (CONTAINERS.has(type) && depth < MAX_DEPTH) clearBetween(bytes, content, at + size, depth + 1);
    if (NOTES.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, content, at + size);
    }
    at += size;
  }
}

/**
 * Removes the camera's notes (position, device, comments) from an MP4 or QuickTime film: their boxes become free space of the same size, so that nothing else
 * moves. A camera's data in a track of its own stays.
 */
export function clearVideoMetadata(bytes: Buffer): Buffer {
  const cleared = Buffer.from(bytes);
  clearBetween(cleared, 0, cleared.length);
  return cleared;
}
