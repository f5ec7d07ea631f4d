export type RequestPart = 'params' | 'query' | 'body';

/** A request in wire form: parameters of the address and the query as text, the body as JSON or, with files, as a form. */
export type WireRequest = Readonly<Record<RequestPart, Record<string, unknown>>>;

/** Placeholder that is written into JSON as a number that overflows to infinity. */
export const INFINITE = '@@infinite@@';
export const NEGATIVE_INFINITE = '@@negative-infinite@@';
