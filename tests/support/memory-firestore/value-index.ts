import { fieldAt, type Fields } from './values.ts';

/** Index of a collection's documents by the text of one field. */
export class ValueIndex {
  readonly #path: string;
  readonly #idsByText = new Map<string, Set<string>>();

  constructor(path: string, documents: Iterable<{ readonly id: string; readonly fields: Fields }>) {
    this.#path = path;
    for (const { id, fields } of documents) this.replace(id, undefined, fields);
  }

  /** Returns the ids of the documents whose field equals this text. */
  idsOf(text: string): Iterable<string> {
    return this.#idsByText.get(text) ?? [];
  }

  /** Updates the index after a write: the fields before and after it, undefined where there is no document. */
  replace(id: string, before: Fields | undefined, after: Fields | undefined): void {
    const [old, text] = [before && fieldAt(before, this.#path), after && fieldAt(after, this.#path)];
    if (old === text) return;
    if (typeof old === 'string') this.#idsByText.get(old)?.delete(id);
    if (typeof text !== 'string') return;
    const ids = this.#idsByText.get(text) ?? new Set<string>();
    this.#idsByText.set(text, ids.add(id));
  }
}
