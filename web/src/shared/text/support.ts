/** Where people write to when the product's own pages do not help. */
export const SUPPORT_EMAIL = 'support@doubloon.example';

/** How soon somebody answers (specification, the legal page). */
export const SUPPORT_ANSWERS = 'Support responds in 24-48 hours.';
