import type { MethodsOf } from './method.ts';
import { error, type PathSegment, type PathValue, string, typeError, type Value } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods: MethodsOf<'path'> = {
  bind: (self, names) => {
    if (names.type !== 'map') return typeError('bind()', names);
    const segments: PathSegment[] = [];
    for (const segment of self.segments) {
      const bound = segment.name === undefined ? undefined : names.entries.get(segment.name);
      if (bound === undefined || segment.name === undefined) {
        segments.push(segment);
      } else if (bound.type === 'string') {
        segments.push({ text: bound.value, name: segment.name });
      } else if (bound.type === 'path') {
        segments.push(...bound.segments);
      } else {
        return typeError('bind()', bound);
      }
    }
    return { type: 'path', segments };
  },
};

/** The text bound to a name of the path, or an error. */
export function boundSegment(self: PathValue, name: string): Value {
  const segment = self.segments.find((candidate) => candidate.name === name && candidate.text !== undefined);
  return segment?.text === undefined ? error(`The path has no binding '${name}'.`) : string(segment.text);
}

/** The path of a text with or without a leading slash; empty segments are dropped. */
export function parsePath(text: string): PathValue {
  return { type: 'path', segments: segmentsOf(text).map((segment) => ({ text: segment })) };
}

/** The non-empty segments of a path's text. */
export function segmentsOf(text: string): string[] {
  return text.split('/').filter((segment) => segment !== '');
}

/** The path's segments as texts, or undefined while some name is not bound. */
export function plainSegments(self: PathValue): string[] | undefined {
  const texts = self.segments.flatMap((segment) => (segment.text === undefined ? [] : [segment.text]));
  return texts.length === self.segments.length ? texts : undefined;
}
