import { limits } from '../limits.ts';
import { plainSegments } from '../values/path.ts';
import { error, map, type MapValue, path, type Sound, string, typeError, type Value } from '../values/value.ts';

/** Reads a document's fields; undefined when there is none. The segments start with `databases`. A rejection becomes an evaluation error. */
export type GetDocument = (segments: readonly string[]) => Promise<MapValue | undefined>;

/** The Firestore documents of one request: each is read once, and only so many may be touched. */
export class Documents {
  private readonly read = new Map<string, Promise<MapValue | undefined>>();
  private readonly getDocument: GetDocument;

  constructor(getDocument: GetDocument) {
    this.getDocument = getDocument;
  }

  /** The resource `{ data, id, __name__ }`; an error when there is no document. */
  async get(target: Sound): Promise<Value> {
    return this.withDocument('firestore.get()', target, (data, segments) =>
      data === undefined
        ? error(`The document /${segments.join('/')} does not exist.`)
        : map([
            ['data', data],
            ['id', string(segments.at(-1) ?? '')],
            ['__name__', path(segments)],
          ]),
    );
  }

  /** True when there is a document. */
  async exists(target: Sound): Promise<Value> {
    return this.withDocument('firestore.exists()', target, (data) => ({ type: 'bool', value: data !== undefined }));
  }

  private async withDocument(
    what: string,
    target: Sound,
    use: (data: MapValue | undefined, segments: readonly string[]) => Value,
  ): Promise<Value> {
    if (target.type !== 'path') return typeError(what, target);
    const segments = plainSegments(target);
    if (!segments || !isDocumentPath(segments)) {
      return error(`${what} needs a path /databases/(default)/documents/… that ends at a document.`);
    }
    const key = segments.join('/');
    const known = this.read.get(key);
    if (!known && this.read.size >= limits.firestoreDocuments) {
      return error(`A request may touch ${limits.firestoreDocuments} Firestore documents only.`);
    }
    const document = known ?? this.getDocument(segments);
    this.read.set(key, document);
    try {
      return use(await document, segments);
    } catch (failure) {
      return error(`Service call error. ${what}: ${failure instanceof Error ? failure.message : 'no answer'}.`);
    }
  }
}

function isDocumentPath(segments: readonly string[]): boolean {
  const [databases, , documents, ...inside] = segments;
  const named = segments.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..' && !segment.includes('/'),
  );
  return (
    databases === 'databases' && documents === 'documents' && inside.length > 0 && inside.length % 2 === 0 && named
  );
}
