/** The field of the address that narrows the marketplace to the creator's saved loots. */
export const SAVED_ONLY = 'saved';
