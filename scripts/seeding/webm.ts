/** One picture of a film as a VP9 encoder gave it. */
export interface EncodedFrame {
  readonly bytes: Uint8Array;
  readonly isKey: boolean;
}

/** Elements of a WebM file (RFC 9559, "Matroska Media Container Format Specification", section 5). */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const APP = Buffer.from('Doubloon');
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
/** Times in a cluster are 16 bits with a sign. */
const MAX_MS = 32_767;

function whole(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** An element of up to 256 MB: its id, its length in four bytes, what is in it. */
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 0x10000000);
  return Buffer.concat([whole(id), length, body]);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/**
 * A WebM file of one silent VP9 track whose first frame is a key frame. Throws a `RangeError` for a film that is longer than 32 seconds,
 * as all of it lies in one cluster.
 */
export function writeWebm(
  frames: readonly EncodedFrame[],
  { width, height, framesPerSecond }: { width: number; height: number; framesPerSecond: number },
): Buffer {
  const at = (frame: number) => Math.round((frame * 1000) / framesPerSecond);
  if (at(frames.length) > MAX_MS) throw new RangeError('A film can last 32 seconds');
  const blocks = frames.map(({ bytes, isKey }, frame) => {
    const header = Buffer.alloc(4);
    header.writeUInt8(0x80 + VIDEO_TRACK);
    header.writeInt16BE(at(frame), 1);
    header.writeUInt8(isKey ? KEY_FRAME : 0, 3);
    return element(ID.simpleBlock, header, Buffer.from(bytes));
  });
  return Buffer.concat([
    element(
      ID.ebml,
      element(ID.docType, Buffer.from('webm')),
      element(ID.docTypeVersion, whole(4)),
      element(ID.docTypeReadVersion, whole(2)),
    ),
    element(
      ID.segment,
      element(
        ID.info,
        element(ID.timestampScale, whole(1_000_000)),
        element(ID.duration, double(at(frames.length))),
        element(ID.muxingApp, APP),
        element(ID.writingApp, APP),
      ),
      element(
        ID.tracks,
        element(
          ID.trackEntry,
          element(ID.trackNumber, whole(VIDEO_TRACK)),
          element(ID.trackUid, whole(VIDEO_TRACK)),
          element(ID.trackType, whole(1)),
          element(ID.codecId, Buffer.from('V_VP9')),
          element(ID.video, element(ID.pixelWidth, whole(width)), element(ID.pixelHeight, whole(height))),
        ),
      ),
      element(ID.cluster, element(ID.timestamp, whole(0)), ...blocks),
    ),
  ]);
}
