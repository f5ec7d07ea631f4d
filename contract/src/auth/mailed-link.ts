/** `errorType` of a sign-in that has to be made from a browser in which a mailed link was opened. */
export const MAILED_LINK_NEEDED = 'mailed_link_needed';
