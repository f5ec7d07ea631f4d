import { getUser } from '@doubloon/contract/users/operations.ts';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../support/api.ts';
import { createPerson, unique } from '../support/people.ts';

describe('reading a user', () => {
  it('shows the public part to anybody signed in, and neither e-mail nor contact', async () => {
    const shown = await createPerson('content_creator');
    const reader = await createPerson('user');
    const profile = await succeed(getUser, { params: { id: shown.uid } }, reader);
    expect(profile).toMatchObject({ uid: shown.uid, displayName: shown.name, role: 'content_creator' });
    expect(JSON.stringify(profile)).not.toContain(shown.email);
  });

  it('answers not found for a uid nobody has', async () => {
    const reader = await createPerson('user');
    expect(await refuse(getUser, { params: { id: unique('nobody') } }, reader)).toMatchObject({
      status: 404,
      message: 'User not found',
    });
  });

  it('asks for a login', async () => {
    expect(await refuse(getUser, { params: { id: 'anyone' } })).toMatchObject({ status: 401 });
  });
});
