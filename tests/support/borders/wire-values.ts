export type RequestPart = 'params' | 'query' | 'body';

/** A request as it travels: parameters of the address and the query as text, the body as JSON or, with files, as a form. */
export type WireRequest = Readonly<Record<RequestPart, Record<string, unknown>>>;

/** Written into JSON as a number that is none of IEEE 754's finite ones. */
export const INFINITE = '@@infinite@@';
export const NEGATIVE_INFINITE = '@@negative-infinite@@';
