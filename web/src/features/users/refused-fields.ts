import { ApiError } from '../../shared/api/api-error.ts';
import type { ProfileValues } from './profile-schema.ts';

const FIELDS: ReadonlySet<string> = new Set([
  'name',
  'username',
  'contact',
  'bio',
  'website',
  'profilePic',
] satisfies (keyof ProfileValues)[]);

/** Fields of the profile that the server refused, with its words for each; none when it refused something else. */
export function refusedFields(error: unknown): { name: keyof ProfileValues; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  const { status, message, details } = error;
  if (status === 409) return [{ name: 'username', message }];
  if (status === 413 || status === 415) return [{ name: 'profilePic', message }];
  if (!details || typeof details === 'string') return [];
  return details.flatMap(({ field, message: why }) => {
    const name = field.replace(/^body\./, '');
    return FIELDS.has(name) ? [{ name: name as keyof ProfileValues, message: why }] : [];
  });
}
