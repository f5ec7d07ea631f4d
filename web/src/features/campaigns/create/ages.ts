import { z } from 'zod';

/** An age as it is typed, or nothing. */
export const age = z.string().regex(/^\d{0,3}$/, 'Digits only');

/** Both ages or none, the younger one first. */
export function checkAges(context: z.core.ParsePayload<{ ageMin: string; ageMax: string }>): void {
  const { ageMin, ageMax } = context.value;
  const problem = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if ((ageMin === '') !== (ageMax === '')) problem(ageMin === '' ? 'ageMin' : 'ageMax', 'Enter both ages or none');
  else if (ageMin !== '' && Number(ageMax) < Number(ageMin)) {
    problem('ageMax', 'The maximum age must not be below the minimum');
  }
}
