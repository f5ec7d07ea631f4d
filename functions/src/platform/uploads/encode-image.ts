import type { Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { tooManyRequests } from '../limits/rate-limiter.ts';

/** Enough for what phones take, little enough for the memory of one function (4 bytes a pixel, turned upright in one piece). */
export const MAX_PIXELS = 50_000_000;
export const MAX_FRAMES = 500;

/** How many images one process decodes at a time; the others wait. The largest takes 0.7 GB. */
const AT_ONCE = 1;

/** How many may wait: more would hold up everybody on this instance longer than a request lasts. */
const MAX_WAITING = 40;
const BUSY_MS = 10_000;

/** Why an image cannot be taken. */
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

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

async function encode(bytes: Buffer, type: ImageType): Promise<Buffer> {
  // Loaded with the first picture: every cold start of every function would wait for it otherwise.
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
  return FORMATS[type](animated ? image : image.autoOrient()).toBuffer();
}

/**
 * Encodes a picture anew, upright: no position, no device, no thumbnail, nothing hidden behind the picture. An
 * animation of GIF or WebP stays one. Throws `ImageRefusal`, and `too_many_requests` while too many others wait.
 */
export async function encodeImage(bytes: Buffer, type: ImageType): Promise<Buffer> {
  try {
    return await inTurn(() => encode(bytes, type));
  } catch (error) {
    if (error instanceof ImageRefusal || error instanceof AppError) throw error;
    throw new ImageRefusal('unreadable', error);
  }
}
