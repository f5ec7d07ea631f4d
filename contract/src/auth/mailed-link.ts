/** `errorType` of a refused sign-in that must be repeated in a browser in which a mailed link was opened. */
export const MAILED_LINK_NEEDED = 'mailed_link_needed';
