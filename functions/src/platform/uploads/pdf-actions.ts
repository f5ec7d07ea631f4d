import { UnreadablePdf } from './pdf-lexer.ts';
import { Dictionary, Reference, visitPdf, type Value } from './pdf-objects.ts';

/** Names of what a document can do by itself, open or carry (ISO 32000-2, 7.11.4, 12.6.4, 12.7.8 and 13). */
const ACTIVE_NAMES = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'Rendition',
  'RichMedia',
  'SubmitForm',
]);

/** Keys of files that are attached, of actions at other moments than opening (12.6.3), and of further scripts. */
const ACTIVE_KEYS = new Set(['EF', 'AA', 'OnInstantiate', 'XFA']);

/** Why a PDF is not taken: it contains something active, or something that cannot be read. */
export type PdfProblem = 'active' | 'unreadable';

/**
 * Looks for scripts, actions at opening, attached files and forms that send data in a PDF, wherever they stand. Whatever programs may read in different ways,
 * encrypted documents and unusual packing of objects count as unreadable. It is no virus scanner: faults of a program that opens a file are beyond it.
 */
export function findPdfProblem(bytes: Buffer): PdfProblem | null {
  let isActive = false;
  const opened = new Set<number>();
  const opensAPage = new Map<number, boolean>();
  try {
    visitPdf(bytes, {
      name: (name) => {
        isActive ||= ACTIVE_NAMES.has(name);
      },
      entry: (key, value) => {
        if (key === 'Encrypt') throw new UnreadablePdf('it is encrypted');
        if (ACTIVE_KEYS.has(key)) isActive = true;
        if (key !== 'OpenAction') return;
        if (value instanceof Reference) opened.add(value.id);
        else if (!showsAPage(value)) isActive = true;
      },
      object: (id, value) => {
        opensAPage.set(id, (opensAPage.get(id) ?? true) && showsAPage(value));
      },
    });
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable';
    throw error;
  }
  return isActive || [...opened].some((id) => !opensAPage.get(id)) ? 'active' : null;
}

/** True for a destination, and for an action that only goes to one of the same document (12.3.2, 12.6.4.2). */
const showsAPage = (value: Value): boolean =>
  Array.isArray(value) || (value instanceof Dictionary && value.isPageAction);
