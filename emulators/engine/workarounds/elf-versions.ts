const SHT_GNU_VERNEED = 0x6ffffffe;
const VER_FLG_WEAK = 2;

/** The newest glibc that firenook really needs; its newer requirements are two weak symbols. */
export const NEEDED_GLIBC = { major: 2, minor: 36 };

interface Section {
  type: number;
  offset: number;
  link: number;
  info: number;
}

/**
 * Marks every "needs GLIBC newer than `newest`" entry of a 64-bit little-endian ELF file as weak, so that an older loader warns instead of refusing. Returns a
 * changed copy and the relaxed names; throws for a file of another kind. Layout: "ELF-64 Object File Format" and the Linux Standard Base's Elfxx_Verneed /
 * Elfxx_Vernaux.
 */
export function relaxGlibcNeeds(
  file: Buffer,
  newest: { major: number; minor: number },
): { file: Buffer; relaxed: string[] } {
  const isElf64LittleEndian = file.length > 64 && file.readUInt32BE(0) === 0x7f454c46 && file[4] === 2 && file[5] === 1;
  if (!isElf64LittleEndian) throw new Error('not a 64-bit little-endian ELF file');
  const copy = Buffer.from(file);
  const relaxed: string[] = [];
  const sections = readSections(copy);
  for (const section of sections.filter(({ type }) => type === SHT_GNU_VERNEED)) {
    const names = sections[section.link];
    if (!names) throw new Error('the version section names no string table');
    for (const entry of needEntries(copy, section)) {
      const name = readString(copy, names.offset + copy.readUInt32LE(entry + 8));
      if (!isNewerGlibc(name, newest)) continue;
      copy.writeUInt16LE(copy.readUInt16LE(entry + 4) | VER_FLG_WEAK, entry + 4);
      relaxed.push(name);
    }
  }
  return { file: copy, relaxed };
}

function readSections(file: Buffer): Section[] {
  const start = Number(file.readBigUInt64LE(40));
  const size = file.readUInt16LE(58);
  const count = file.readUInt16LE(60);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      link: file.readUInt32LE(at + 40),
      info: file.readUInt32LE(at + 44),
    };
  });
}

/** Yields the offsets of all Vernaux entries: `info` counts the Verneed records, each of which chains its own entries. */
function* needEntries(file: Buffer, section: Section): Generator<number> {
  let need = section.offset;
  for (let record = 0; record < section.info; record++) {
    let entry = need + file.readUInt32LE(need + 8);
    for (let index = 0; index < file.readUInt16LE(need + 2); index++) {
      yield entry;
      entry += file.readUInt32LE(entry + 12);
    }
    need += file.readUInt32LE(need + 12);
  }
}

function readString(file: Buffer, start: number): string {
  return file.toString('latin1', start, file.indexOf(0, start));
}

function isNewerGlibc(name: string, newest: { major: number; minor: number }): boolean {
  const match = /^GLIBC_(\d+)\.(\d+)/.exec(name);
  if (!match) return false;
  const [major, minor] = [Number(match[1]), Number(match[2])];
  return major > newest.major || (major === newest.major && minor > newest.minor);
}
