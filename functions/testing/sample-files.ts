import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** A file as a browser sends it. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where `photoWithPosition` says it was taken. */
export const POSITION = { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 24/1', GPSLongitudeRef: 'E' };

const DEVICE = 'Spyglass 9';

const sample = (name: string, type: string, bytes: Uint8Array): SampleFile => ({
  name,
  type,
  bytes: new Uint8Array(bytes),
});

const solid = (width: number, height: number, colour = '#c8963c') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A JPEG lying on its side, 40 wide and 20 high when upright, with position and device in its metadata. */
export async function photoWithPosition(): Promise<SampleFile> {
  const bytes = await solid(20, 40)
    .withExif({ IFD0: { Model: DEVICE }, IFD3: POSITION })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return sample('photo.jpg', 'image/jpeg', bytes);
}

/** The width of a picture, and its metadata. */
export async function looksOf(bytes: ArrayBuffer): Promise<{ width: number; hasMetadata: boolean }> {
  const { width, exif, xmp, iptc } = await sharp(Buffer.from(bytes)).metadata();
  return { width, hasMetadata: Boolean(exif ?? xmp ?? iptc) };
}

/** A PNG of one colour. */
export async function picture(width = 8, height = 8): Promise<SampleFile> {
  return sample('picture.png', 'image/png', await solid(width, height).png().toBuffer());
}

/** A PNG of a creator's statistics: a chart of these bars below a text. */
export async function statisticsPicture(bars: readonly number[], text: string): Promise<SampleFile> {
  const chart = bars.map(
    (height, index) => `<rect x="${40 + index * 60}" y="${900 - height}" width="40" height="${height}" fill="#36c"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960">
    <rect width="540" height="960" fill="#fff"/><rect y="0" width="540" height="90" fill="#222"/>
    <text x="40" y="200" font-size="60">${text}</text>${chart.join('')}</svg>`;
  return sample('statistics.png', 'image/png', await sharp(Buffer.from(svg)).png().toBuffer());
}

/** An animation of three frames. */
export async function animation(format: 'gif' | 'webp'): Promise<SampleFile> {
  const frames = await Promise.all(['#000', '#c8963c', '#fff'].map((colour) => solid(8, 8, colour).png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  const delay = [100, 200, 300];
  const bytes = await (format === 'gif' ? joined.gif({ delay }) : joined.webp({ delay })).toBuffer();
  return sample(`dance.${format}`, `image/${format}`, bytes);
}

async function zipped(entries: Record<string, string>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

const isoMedia = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\x02\0${brand}mp41`, 'latin1'),
    Buffer.from([0, 0, 0, 16]),
    Buffer.from('mdatabcdefgh'),
  ]);

const riff = (form: string) =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.from([36, 0, 0, 0]), Buffer.from(form), Buffer.alloc(32)]);

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

/** One small file of every type the product takes, by its extension. */
export async function sampleFiles(): Promise<Record<string, SampleFile>> {
  const jpeg = new Uint8Array(await solid(8, 8).jpeg().toBuffer());
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
  const word = Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(488)]);
  const docx = await zipped({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<w:document/>' });
  return {
    jpg: sample('photo.jpg', 'image/jpeg', jpeg),
    jpeg: sample('photo.jpeg', 'image/jpeg', jpeg),
    png: await picture(),
    gif: await animation('gif'),
    webp: await animation('webp'),
    mp4: sample('clip.mp4', 'video/mp4', isoMedia('isom')),
    mov: sample('clip.mov', 'video/quicktime', isoMedia('qt  ')),
    webm: sample('clip.webm', 'video/webm', Buffer.from('1a45dfa3874282847765626d', 'hex')),
    avi: sample('clip.avi', 'video/x-msvideo', riff('AVI LIST')),
    mp3: sample('song.mp3', 'audio/mpeg', Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
    wav: sample('song.wav', 'audio/wav', riff('WAVEfmt ')),
    pdf: sample('paper.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n')),
    doc: sample('paper.doc', 'application/msword', word),
    docx: sample('paper.docx', 'application/octet-stream', docx),
    txt: sample('notes.txt', 'text/plain', Buffer.from('Zoë’s notes\r\n\ton tea\n')),
  };
}

/** Archives, which nothing takes. */
export async function sampleArchives(): Promise<SampleFile[]> {
  return [
    sample('all.zip', 'application/zip', await zipped({ 'a.txt': 'a' })),
    sample('all.rar', 'application/vnd.rar', Buffer.from('526172211a0701000000000000', 'hex')),
    sample('all.7z', 'application/x-7z-compressed', Buffer.from('377abcaf271c0004', 'hex')),
    sample('all.tar.gz', 'application/gzip', gzipSync('a')),
  ];
}
