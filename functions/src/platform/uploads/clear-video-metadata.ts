/** Boxes that hold what a camera notes about a film, its position among it (QuickTime File Format, "User Data Atoms", "Metadata"). */
const NOTES = new Set(['udta', 'meta', 'uuid']);
/** Boxes with such boxes inside. */
const CONTAINERS = new Set(['moov', 'trak']);

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;

/** A track in a movie has notes of its own; deeper there are none, whatever a file made to exhaust the stack says. */
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
 * Clears an MP4 or QuickTime film of the notes of the camera (position, device, comments): their boxes become free space of
 * the same size, so that nothing else moves. What a camera records along with the picture, in a track of its own, stays.
 */
export function clearVideoMetadata(bytes: Buffer): Buffer {
  const cleared = Buffer.from(bytes);
  clearBetween(cleared, 0, cleared.length);
  return cleared;
}
