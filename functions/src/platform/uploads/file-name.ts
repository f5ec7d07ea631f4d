import { isKnownExtension, type FileType } from './file-types.ts';

const MAX_STEM_CHARACTERS = 100;
const FALLBACK = 'file';

/** Control and formatting characters (those that turn text around among them), separators of lines, private ones. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Characters that file systems refuse or read as a path. */
const UNSAFE = /[<>:"/\\|?*%]/g;
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A name fit to be shown and to be saved under on any system, made from what the sender called the file: the last part of a
 * path, nothing invisible, at most 100 characters before the extension, and an extension of `type`.
 */
export function safeFileName(given: string, type: FileType): { name: string; extension: string } {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    // Looking back keeps a long row of dots from being tried from each of them.
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const givenExtension = dot > 0 ? clean.slice(dot + 1).toLowerCase() : '';
  const agrees = type.extensions.includes(givenExtension);
  const extension = agrees ? givenExtension : type.extensions[0];
  const stem = agrees || isKnownExtension(givenExtension) ? clean.slice(0, dot) : clean;
  const short =
    [...stem]
      .slice(0, MAX_STEM_CHARACTERS)
      .join('')
      .replace(/[. ]+$/, '') || FALLBACK;
  return { name: `${DEVICE.test(short) ? '_' : ''}${short}.${extension}`, extension };
}
