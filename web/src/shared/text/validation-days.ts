import { USUAL_VALIDATION_DAYS } from '@doubloon/contract/shared/constants.ts';

const days = Number((import.meta.env['VITE_VALIDATION_DAYS'] as string | undefined) || USUAL_VALIDATION_DAYS);

/** How long a platform's count is looked at before it is paid by itself, such as `3 days`, as this deployment has it set. */
export const validationTime = `${days} ${days === 1 ? 'day' : 'days'}`;
