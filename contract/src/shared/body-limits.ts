/** Bytes of a JSON body, unless its operation says more. */
export const MAX_JSON_BYTES = 100 * 1024;

/** Lists and objects inside each other in a JSON body. */
export const MAX_JSON_DEPTH = 20;

/** Values in a JSON body, those inside others included. */
export const MAX_JSON_VALUES = 5000;
